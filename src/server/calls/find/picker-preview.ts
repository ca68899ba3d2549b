import type { Answer, Params } from '#contract/index.ts'
import { listPaidSums, type PaidWork } from '#db/queries/find/paid-projects.ts'
import { listRatingRows } from '#db/queries/rating/rating-rows.ts'
import { priceQuartiles } from '#domain/numbers/quartiles.ts'
import { boundsAround, countProjects, type PaidSum, sumColumns } from '#domain/numbers/sum-columns.ts'
import type { Need } from '#domain/picker/need.ts'
import { needOfPhrase } from '#domain/picker/phrase.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { countNeed, needEntries } from '../../shapes/need-slices.ts'
import { paidSince } from '../../shapes/paid-period.ts'
import { askedPhrase } from './picker.ts'

type Preview = Answer<'picker-preview'>

const SHOWN = 3

/** What the slice of a phrase holds: what its projects cost and who comes first. */
export async function pickerPreview(params: Params<'picker-preview'>, context: Context): Promise<Preview> {
  const need = needOfPhrase(askedPhrase(params))
  const { service } = ratingTypeBySlug(need.rating)
  const limit = need.budget ?? null
  const [sums, participants, first] = await Promise.all([
    paidSums(need, service, context),
    countNeed(need, context),
    firstOf(need, context),
  ])
  return { unit: serviceBySlug(service).unit, limit, prices: pricesOf(sums, limit), participants, first }
}

function paidSums(need: Need, service: string, { memo, database, now }: Context): Promise<PaidSum[]> {
  const { product, system, platform, city } = need
  const work: PaidWork = { service, product, system, platform, city, since: paidSince(now()) }
  return memo.remember(`paid:${JSON.stringify(work)}`, () => listPaidSums(database.kysely, work))
}

function pricesOf(sums: readonly PaidSum[], limit: number | null): Preview['prices'] {
  if (sums.length === 0) return null
  const budgets = sums.flatMap(({ budget, projects }) => Array.from({ length: projects }, () => budget))
  const axis = boundsAround(limit === null ? budgets : [...budgets, limit])
  const quartiles = priceQuartiles(budgets)
  return {
    projects: budgets.length,
    within: countProjects(sums.filter(({ budget }) => limit === null || budget <= limit)),
    quartiles: quartiles && [...quartiles],
    axis: [...axis],
    columns: sumColumns(sums, axis, limit),
  }
}

async function firstOf(need: Need, context: Context): Promise<Preview['first']> {
  const entries = await needEntries(need, context)
  if (!entries) return []
  const rows = await context.memo.remember(`first:${JSON.stringify(entries)}`, () =>
    listRatingRows(context.database.kysely, { ...entries, after: 0, limit: SHOWN }),
  )
  return rows.map(row => ({ agency: agencyCard(row), score: row.score, price_from: row.price_from }))
}
