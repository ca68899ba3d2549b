import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { type DealTerms, listKindMedians, replacePricedWork } from '#db/queries/calculator/replace-priced-work.ts'
import { type IndexedQuarter, priceIndex } from '#domain/calculator/price-index.ts'
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
  const index = await indexOf(db, terms, lastYear)
  const bounds = AGENCY_RATINGS.map(({ service, tierBounds }) => ({ service, ...tierBounds }))
  return replacePricedWork(db, { terms, lastYear, bounds, index, computedAt: now })
}

/** Recomputes prices and drops the cached pages that show them. */
export async function refreshPrices(database: Database, now: Date): Promise<number> {
  const deals = await recomputePrices(database.kysely, now)
  await database.notify(PAGES_CHANGED, PRICES_TAG)
  return deals
}

async function indexOf(db: Db, terms: DealTerms, lastYear: string): Promise<IndexedQuarter[]> {
  const medians = await listKindMedians(db, terms, lastYear)
  const quarters = Map.groupBy(medians, ({ quarter }) => quarter)
  const fresh = quarters.get(null) ?? []
  return priceIndex(
    [...quarters].flatMap(([quarter, kinds]) => (quarter === null ? [] : [{ quarter, kinds }])),
    fresh,
  )
}

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
