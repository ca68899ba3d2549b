import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { type DealTerms, type IndexedQuarter, replacePricedWork } from '#db/queries/calculator/replace-priced-work.ts'
import { listStatPoints } from '#db/queries/stats/stat-points.ts'
import { INDEX_LEAD, yearLevels } from '#domain/numbers/price-index.ts'
import { lastFullPeriod, periodsBetween, stepsBefore } from '#domain/stats/periods.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { AGENCY_RATINGS } from '../shapes/open-ratings.ts'

/** Pages that show prices of work. */
export const PRICES_TAG = 'prices'

const PERIOD_MONTHS = 36
/** Older deals are brought to today's level. */
const FRESH_MONTHS = 12

/** Gathers what work cost and brings older sums to today's level; returns the number of deals. */
export async function recomputePrices(db: Db, now: Date): Promise<number> {
  const terms = termsAt(now)
  const lastYear = monthsBefore(now, FRESH_MONTHS)
  const index = await indexAt(db, terms, now)
  const bounds = AGENCY_RATINGS.map(({ service, tierBounds }) => ({ service, ...tierBounds }))
  return replacePricedWork(db, { terms, lastYear, bounds, index, computedAt: now })
}

/** Recomputes prices and drops the cached pages that show them. */
export async function refreshPrices(database: Database, now: Date): Promise<number> {
  const deals = await recomputePrices(database.kysely, now)
  await database.notify(PAGES_CHANGED, PRICES_TAG)
  return deals
}

/** The index of the statistics, which must have been computed before, by service. */
async function indexAt(db: Db, { since }: DealTerms, now: Date): Promise<IndexedQuarter[]> {
  const last = lastFullPeriod('quarter', now)
  const first = `${since.slice(0, 5)}${quarterMonth(since)}-01`
  const quarters = periodsBetween('quarter', stepsBefore('quarter', first, INDEX_LEAD), last)
  const points = await listStatPoints(db, {
    chart: 'price-index',
    regions: undefined,
    ratings: undefined,
    devices: [''],
    from: quarters[0],
    to: last,
  })
  const pointsOf = Map.groupBy(points, ({ rating }) => rating)
  return AGENCY_RATINGS.flatMap(({ slug, service }) => {
    const medians = (pointsOf.get(slug) ?? []).map(({ series, at, value, sample }) => ({
      kind: series,
      at,
      median: value,
      sample,
    }))
    const levels = yearLevels(medians, quarters)
    return quarters.slice(INDEX_LEAD).flatMap((quarter, nth): IndexedQuarter[] => {
      // A year around the quarter: the one that ends two quarters later.
      const { level = null, sample = 0 } = levels[nth + 2] ?? {}
      return level === null ? [] : [{ service, quarter, ratio: 1 / level, projects: sample }]
    })
  })
}

const quarterMonth = (day: string): string =>
  String(Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')

function termsAt(now: Date): DealTerms {
  const { projects, reviews } = methodologyAt(now)
  return {
    since: monthsBefore(now, PERIOD_MONTHS),
    until: moscowDay(now),
    weights: {
      verified: 1,
      unverified: projects.unverified,
      companyMail: reviews.evidence['company-mail'],
      otherMail: reviews.evidence['other-mail'],
    },
  }
}

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return moscowDay(then)
}
