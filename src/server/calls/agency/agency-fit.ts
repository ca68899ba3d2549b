import type { Answer, Params } from '#contract/index.ts'
import { MIN_SAMPLE } from '#domain/numbers/quartiles.ts'
import { BUDGETS, budgetTitle, deadlinesAfter, type Phrase, phraseOf } from '#domain/picker/phrase.ts'
import { TASKS, type Task, taskBySlug } from '#domain/picker/tasks.ts'
import { isCountable } from '#domain/rules/countable-project.ts'
import { plural } from '#domain/russian/plural.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects, recentSince } from '../../shapes/agency-projects.ts'
import { budgetMeasure, cityMeasure, taskMeasure, termMeasure } from './fit-measures.ts'
import { isOfTask } from './task-projects.ts'

type Fit = Answer<'agency-fit'>

/** The visitor's phrase against the agency's own recent projects. Without a phrase the usual values alone. */
export async function agencyFit({ agency: slug, ...asked }: Params<'agency-fit'>, context: Context): Promise<Fit> {
  const agency = await agencyDossier(slug, context)
  const today = moscowDay(context.now())
  const since = recentSince(context.now())
  // Those that lists judge by.
  const recent = (await agencyProjects(context, agency)).filter(
    ({ launched, is_verified, is_nda }) => launched >= since && isCountable({ isVerified: is_verified, isNda: is_nda }),
  )
  const isAsked = Object.values(asked).some(value => value !== undefined)
  const chosen: Phrase = isAsked ? phraseOf(asked) : { type: '', city: '', budget: '', deadline: '' }
  const task = isAsked ? taskBySlug(chosen.type) : undefined
  const main = agency.services[0]?.service
  const service = task ? ratingTypeBySlug(task.need.rating).service : main
  const ofService = recent.filter(row => row.service === service)
  const like = task ? ofService.filter(row => isOfTask(row, task)) : ofService
  // A task too rare to measure is measured by its whole service.
  const measured = like.length >= MIN_SAMPLE ? like : ofService
  const measures = [
    taskMeasure(like, task, agency.services),
    budgetMeasure(measured, like, chosen.budget === '' ? null : Number(chosen.budget)),
    termMeasure(measured, chosen.deadline, today),
    cityMeasure(agency.offices, chosen.city),
  ]
  const deadlines = deadlinesAfter(today)
  return {
    title: titleOf(measures),
    request: task ? requestText(task, chosen, deadlines) : null,
    chosen,
    types: TASKS.filter(each => recent.some(row => isOfTask(row, each)) || each === task).map(optionOf),
    budgets: budgetOptions(chosen.budget),
    deadlines,
    measures,
  }
}

/** «Подходит по 3 меркам из 4» */
function titleOf(measures: Fit['measures']): string {
  const known = measures.filter(({ is_fit }) => is_fit !== null)
  if (known.length === 0) return 'Подойдёт ли вам'
  const fits = known.filter(({ is_fit }) => is_fit).length
  return `Подходит по ${fits} ${plural(fits, { one: 'мерке', few: 'меркам', many: 'меркам' })} из ${known.length}`
}

const optionOf = ({ slug, title }: Task) => ({ value: slug, title })

/** «интернет-магазин в Казани до 1,5 млн ₽ к весне» */
function requestText(task: Task, { city, budget, deadline }: Phrase, deadlines: Fit['deadlines']): string {
  const season = deadlines.find(({ value }) => value === deadline)?.title
  return [task.title, cityBySlug(city)?.inPlace, budget === '' ? undefined : budgetTitle(Number(budget)), season]
    .filter(Boolean)
    .join(' ')
}

const budgetOptions = (chosen: string): Fit['budgets'] =>
  [...new Set(chosen === '' ? BUDGETS : [...BUDGETS, Number(chosen)])]
    .sort((one, other) => one - other)
    .map(budget => ({ value: String(budget), title: budgetTitle(budget) }))
