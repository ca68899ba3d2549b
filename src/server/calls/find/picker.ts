import type { Answer, Params } from '#contract/index.ts'
import { parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { type Need, sliceAddress, sliceOfNeed } from '#domain/picker/need.ts'
import { BUDGETS, budgetTitle, deadlinesAfter, needOfPhrase, type Phrase, phraseOf } from '#domain/picker/phrase.ts'
import { TASKS, taskOfRating } from '#domain/picker/tasks.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { CITIES, cityById } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { tierOfBudget } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { countNeed, countNeeds } from '../../shapes/need/need-matches.ts'
import { nearNeeds } from '../../shapes/need/need-slices.ts'
import { suggestedPhrase } from '../../shapes/need/suggested-phrase.ts'

type Option = Answer<'picker'>['types'][number]
type Choice = Omit<Option, 'participants'>

const ANY_CITY: Choice = { value: '', title: 'в любом городе' }
const ANY_BUDGET: Choice = { value: '', title: 'с любым бюджетом' }
const ANY_DEADLINE: Choice = { value: '', title: 'к любому сроку' }

/** The phrase with its options, the slice it leads to and what exists near. */
export async function picker(params: Params<'picker'>, context: Context): Promise<Answer<'picker'>> {
  const deadlines = deadlinesAfter(moscowDay(context.now()))
  const asked = await askedPhrase(params, context)
  const isOpen = deadlines.some(({ value }) => value === asked.deadline)
  const chosen: Phrase = { ...asked, deadline: isOpen ? asked.deadline : '' }
  const need = needOfPhrase(chosen)
  const [tasks, places, participants] = await Promise.all([
    openTasks(chosen.type, context),
    openCities(chosen.city, context),
    countNeed(need, context),
  ])
  const [types, cities, budgets] = await Promise.all([
    withCounts('type', tasks, chosen, context),
    withCounts('city', [ANY_CITY, ...places], chosen, context),
    withCounts('budget', [ANY_BUDGET, ...budgetOptions(chosen.budget)], chosen, context),
  ])
  return {
    types,
    cities,
    budgets,
    deadlines: [ANY_DEADLINE, ...deadlines],
    chosen,
    narrowed: await countNarrowed(chosen, participants, context),
    participants,
    path: sliceAddress(sliceOfNeed(need), chosen.deadline === '' ? {} : { deadline: chosen.deadline }),
    near: await nearNeeds(need, participants, context),
  }
}

/** The answers of the visitor, what the address of a rating page says, or the suggestion for the main page. */
export async function askedPhrase(params: Params<'picker'>, context: Context): Promise<Phrase> {
  if (params.suggested) return suggestedPhrase(context)
  return phraseOf(params.path === undefined ? params : { ...phraseOfRating(params), ...spoken(params) })
}

/** Agencies left after the task, after the city and after the budget. */
async function countNarrowed({ type, city }: Phrase, participants: number, context: Context) {
  const any = { type, city: '', budget: '', deadline: '' }
  const [ofType, inCity] = await Promise.all([
    countNeed(needOfPhrase(any), context),
    countNeed(needOfPhrase({ ...any, city }), context),
  ])
  return { type: ofType, city: inCity, budget: participants }
}

/** On a rating page the phrase starts as the rating: its slice, the city filter, the budget of its tier. */
function phraseOfRating({ path, cities }: Params<'picker'>): Partial<Phrase> {
  const rating = parseRatingPath(path ?? '')
  if (!rating) return {}
  const city = rating.slice?.kind === 'city' ? rating.slice.slug : cityById(cities ?? 0)?.slug
  return { type: taskOfRating(rating)?.slug ?? '', city: city ?? '', budget: budgetOfTier(rating) }
}

function budgetOfTier({ type, tier }: RatingPath): string {
  const { tierBounds } = ratingTypeBySlug(type)
  return tier ? String(BUDGETS.findLast(budget => tierOfBudget(budget, tierBounds) === tier) ?? '') : ''
}

/** Answers the address carries besides the slice. */
const spoken = ({ budget, deadline }: Params<'picker'>) => ({
  ...(budget !== undefined && { budget }),
  ...(deadline !== undefined && { deadline }),
})

/** Tasks and cities without agencies are left out, unless chosen. */
async function openTasks(chosen: string, context: Context): Promise<Choice[]> {
  return listOpen(
    TASKS.map(({ slug, title, need }) => ({ value: slug, title, need })),
    chosen,
    context,
  )
}

async function openCities(chosen: string, context: Context): Promise<Choice[]> {
  const cities = CITIES.map(({ slug, inPlace }) => ({
    value: slug,
    title: inPlace,
    need: { rating: 'digital-agencies', city: slug } as const,
  }))
  return listOpen(cities, chosen, context)
}

async function listOpen(options: readonly (Choice & { need: Need })[], chosen: string, context: Context) {
  const counts = await countNeeds(
    options.map(({ need }) => need),
    context,
  )
  return options
    .filter(({ value }, index) => (counts[index] ?? 0) > 0 || value === chosen)
    .map(({ value, title }) => ({ value, title }))
}

function budgetOptions(chosen: string): Choice[] {
  const budgets = chosen === '' ? BUDGETS : [...new Set([...BUDGETS, Number(chosen)])].sort((a, b) => a - b)
  return budgets.map(budget => ({ value: String(budget), title: budgetTitle(budget) }))
}

/** Each option with the agencies it would leave, the other answers staying as chosen. */
async function withCounts(
  blank: 'type' | 'city' | 'budget',
  options: readonly Choice[],
  chosen: Phrase,
  context: Context,
): Promise<Option[]> {
  const needs = options.map(({ value }) => needOfPhrase({ ...chosen, [blank]: value }))
  const counts = await countNeeds(needs, context)
  return options.map((option, index) => ({ ...option, participants: counts[index] ?? 0 }))
}
