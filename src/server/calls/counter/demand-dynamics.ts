import type { Answer } from '#contract/index.ts'
import { type CountFilter, listMonthlyCounts } from '#db/queries/counter/counts.ts'
import { listStatPoints } from '#db/queries/stats/stat-points.ts'
import { ALL_RATINGS, demandOf, monthText, supplyOf, YEAR_MONTHS } from '#domain/counter/demand.ts'
import { parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { endOfMoscowMonth, moscowDay, moscowMonth } from '#domain/time/dates.ts'
import { APP_PLATFORMS } from '#domain/vocabulary/app-platforms.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { catalogCounters } from '../../shapes/catalog-counters.ts'
import { notFound } from '../../shapes/not-found.ts'
import { countParticipants, openEdition } from '../../shapes/open-ratings.ts'

type Demand = Answer<'demand-dynamics'>['demand']

/** Demand changes with the month, so the answer is as old as the memo at most. */
export function demandDynamics(pathname: string, context: Context): Promise<Demand> {
  const last = moscowMonth(context.now()) - 1
  return context.memo.remember(`demand:${last}:${pathname}`, () =>
    pathname === ALL_RATINGS ? demandForAll(last, context) : demandForRating(pathname, last, context),
  )
}

async function demandForRating(pathname: string, last: number, context: Context): Promise<Demand> {
  const path = parseRatingPath(pathname)
  if (!path || !(await openEdition(context, path.type, path.year))) return notFound('rating')
  // The archive does not reflect demand for contractors.
  if (path.year !== undefined) return null
  const { type } = path
  const views = { kind: 'rating', subject: sliceKey(path), type } as const
  const demand = demandOf(await listMonthlyCounts(context.database.reader, { ...views, ...twoYears(last) }), last)
  return demand && { ...demand, supply: await supplyFor(path, last, context) }
}

/** The figures of the statistics: counting the views of thousands of slices again would be slow, and could differ. */
async function demandForAll(last: number, context: Context): Promise<Demand> {
  const points = await listStatPoints(context.database.reader, {
    ...{ chart: 'rating-views', regions: [''], ratings: [''], devices: [''] },
    ...twoYears(last),
  })
  const newest = points.at(-1)
  if (!newest) return null
  // In the night after a month its figures are not computed yet.
  const known = moscowMonth(new Date(newest.at))
  const demand = demandOf(
    points.map(({ at, value }) => ({ month: at.slice(0, 7), hits: value })),
    known,
  )
  if (!demand) return null
  const [tenders, { agencies }] = await Promise.all([countTenders({}, known, context), catalogCounters(context)])
  return { ...demand, supply: supplyOf({ tenders, participants: agencies, unnamed: 0 }) }
}

/** A tender names a service and a city: other slices have no supply of their own. */
async function supplyFor({ tier: _, range: __, ...path }: RatingPath, last: number, context: Context) {
  const { type, platform, slice } = path
  if (slice && slice.kind !== 'city') return null
  const of = { type, region: slice?.slug }
  const [tenders, participants, unnamed] = await Promise.all([
    countTenders({ ...of, within: sliceKey({ platform }) }, last, context),
    countParticipants(context, path),
    platform ? countUnnamed(of, last, context) : 0,
  ])
  return supplyOf({ tenders, participants, unnamed })
}

/** Tenders of a type that name no platform: of neither, so each platform tells them apart. */
async function countUnnamed(of: TenderFilter, last: number, context: Context): Promise<number> {
  const [all, ...named] = await Promise.all([
    countTenders(of, last, context),
    ...APP_PLATFORMS.map(({ slug }) => countTenders({ ...of, within: sliceKey({ platform: slug }) }, last, context)),
  ])
  return named.reduce((rest, count) => rest - count, all)
}

type TenderFilter = Pick<CountFilter, 'type' | 'region' | 'within'>

async function countTenders(of: TenderFilter, last: number, { database }: Context) {
  const { to } = twoYears(last)
  const from = `${monthText(last - YEAR_MONTHS + 1)}-01`
  const months = await listMonthlyCounts(database.reader, { kind: 'tender', ...of, from, to })
  return months.reduce((sum, { hits }) => sum + hits, 0)
}

const twoYears = (last: number) => ({
  from: `${monthText(last - 2 * YEAR_MONTHS + 1)}-01`,
  to: moscowDay(endOfMoscowMonth(last)),
})
