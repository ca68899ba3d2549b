import type { AgencyCard } from '#contract/shapes/agency.ts'
import { listMatchedAgencies } from '#db/queries/find/agency-work.ts'
import { countUpTo } from '#domain/numbers/count-up-to.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { type Need, placeTrait, sliceOfNeed } from '#domain/picker/need.ts'
import { counted, countedGenitive } from '#domain/russian/plural.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { agencyCard, cityTitle } from '../agency-card.ts'
import { methodologyOf } from '../methodology-text.ts'
import { openEdition } from '../open-ratings.ts'
import { type UsualPrice, usualPrice, usualPriceOf } from '../usual-price.ts'
import { kindKeys, matchNeed, type PricedNeed, placeKey } from './need-matches.ts'
import { type Kind, workTable } from './work-table.ts'

export interface MatchedAgency {
  agency: AgencyCard
  /** In the slice of the need; null without one. */
  place: number | null
  score: number | null
  average: number | null
  price: UsualPrice
  reply_hours: number | null
  accepts_requests: boolean
  /** «3 из 7 проектов этого вида — до 1,5 млн ₽» */
  reason: string
  /** Why the list of the slice leaves it out; null for those in it. */
  why: string | null
}

/** The first agencies that fit: those with a place, then the others. */
export async function firstMatches(need: Need, limit: number, context: Context): Promise<MatchedAgency[]> {
  const { placed, outside } = await matchNeed(need, context)
  return matchedAgencies(need, [...placed.slice(0, limit), ...outside.slice(0, limit)].slice(0, limit), context)
}

/** In the order of the ids. */
export async function matchedAgencies(need: Need, ids: readonly number[], context: Context): Promise<MatchedAgency[]> {
  const [open, table] = await Promise.all([
    openEdition(context, need.rating, undefined),
    workTable(need.rating, context),
  ])
  const kind = table?.kinds.get(kindKeys(need)[0] ?? '')
  if (!open || !table || !kind || ids.length === 0) return []
  const { edition } = open
  const { path } = sliceOfNeed(need)
  const { service } = ratingTypeBySlug(need.rating)
  const at = { editionId: edition.id, slice: sliceKey(path), tier: path.tier ?? '' }
  const rows = await listMatchedAgencies(context.database.kysely, { ...at, service, ids })
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const home = placeKey(need)
  return ids.flatMap(id => {
    const row = rowOf.get(id)
    if (!row) return []
    const prices = pricesAt(kind, id)
    const isAway = home !== '' && table.places.get(id)?.home.includes(home) === false
    const { place, score, average, reply_hours, accepts_requests, service_price_from } = row
    const { projects, price_from, budget_quartiles } = row
    const price =
      projects === null
        ? usualPriceOf(prices, service_price_from)
        : usualPrice({ projects, price_from, budget_quartiles })
    const why = isAway
      ? awayText(need, row.city)
      : place === null
        ? unplacedText(prices.length, methodologyOf(edition.methodology).eligibility)
        : null
    const shown = why === null ? { place, score } : { place: null, score: null }
    const reason = reasonText(prices, need.budget)
    return { agency: agencyCard(row), ...shown, average, price, reply_hours, accepts_requests, reason, why }
  })
}

/** Why agencies of a list fit its budget, by their ids: «3 из 7 — до 1,5 млн ₽». */
export async function budgetReasons(
  need: PricedNeed,
  ids: readonly number[],
  context: Context,
): Promise<ReadonlyMap<number, string>> {
  const kind = (await workTable(need.rating, context))?.kinds.get(kindKeys(need)[0] ?? '')
  if (!kind) return new Map()
  const limit = formatMoneyRange(null, need.budget)
  return new Map(
    ids.map(id => {
      const prices = pricesAt(kind, id)
      return [id, `${countUpTo(prices, need.budget)} из${NBSP}${prices.length}${NBSP}— ${limit}`]
    }),
  )
}

function pricesAt({ ids, prices, starts }: Kind, id: number): Int32Array {
  const nth = ids.indexOf(id)
  return prices.subarray(starts[nth], starts[nth + 1])
}

function reasonText(prices: Int32Array, budget: number | undefined): string {
  if (budget === undefined) return `${counted(prices.length, 'project')} этого вида`
  const within = countUpTo(prices, budget)
  const limit = formatMoneyRange(null, budget)
  return prices.length === 1
    ? `1${NBSP}проект этого вида, ${limit}`
    : `${within} из ${countedGenitive(prices.length, 'project')} этого вида${NBSP}— ${limit}`
}

/** «офис в Казани, главный — Москва: место считается там» */
function awayText(need: Need, city: string): string {
  const trait = placeTrait(need)
  const where = trait?.kind === 'city' ? cityBySlug(trait.slug).inPlace : 'здесь'
  return `офис ${where}, главный${NBSP}— ${cityTitle(city)}: место считается там`
}

function unplacedText(projects: number, eligibility: { projects: number; serviceShare: number }): string {
  return projects < eligibility.projects
    ? `места в рейтинге нет: для него нужно ${counted(eligibility.projects, 'project')}`
    : `места в рейтинге нет: таких работ меньше ${formatPercent(eligibility.serviceShare)} от его проектов`
}
