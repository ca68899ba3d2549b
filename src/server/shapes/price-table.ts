import { listPricedWork, listPriceIndex, type PricedWorkRow } from '#db/queries/calculator/priced-work.ts'
import { PRICES_SETTING, type PricesState } from '#db/queries/calculator/replace-priced-work.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { listSystemTitles } from '#db/queries/stats/stat-points.ts'
import { areaOf, type SystemTitles } from '#domain/calculator/answer-titles.ts'
import { type Deal, rankDeals } from '#domain/calculator/deal.ts'
import { scopeOf } from '#domain/calculator/questions.ts'
import { type Service, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../context.ts'
import { notFound } from './not-found.ts'

/** All deals of a service in memory, the cheapest first. */
export interface PriceTable {
  service: Service
  deals: readonly Deal[]
}

type Kept = { computedAt: string; deals: Promise<readonly Deal[]> }

/** By database and service. Read again only after a recompute: a large market has tens of thousands of deals. */
const kept = new WeakMap<Context['database'], Map<string, Kept>>()

export async function priceTable(slug: string, context: Context): Promise<PriceTable> {
  const service = serviceBySlug(slug)
  if (!service) notFound('service')
  const { database } = context
  const computedAt = (await pricesState(context))?.computedAt ?? ''
  const tables = kept.get(database) ?? new Map<string, Kept>()
  kept.set(database, tables)
  const known = tables.get(slug)
  if (known?.computedAt === computedAt) return { service, deals: await known.deals }
  const deals = readDeals(database, slug)
  tables.set(slug, { computedAt, deals })
  deals.catch(() => tables.delete(slug))
  return { service, deals: await deals }
}

const readDeals = async ({ kysely }: Context['database'], service: string): Promise<readonly Deal[]> =>
  rankDeals((await listPricedWork(kysely, service)).map(dealOf))

/** Null before prices are computed for the first time. */
export const pricesState = ({ memo, database }: Context): Promise<PricesState | null> =>
  memo.remember('prices-state', () => getSetting<PricesState>(database.kysely, PRICES_SETTING))

export const shownIndex = (service: string, { memo, database }: Context) =>
  memo.remember(`price-index:${service}`, () => listPriceIndex(database.kysely, service))

export const systemTitles = ({ memo, database }: Context): Promise<SystemTitles> =>
  memo.remember('system-titles', async () => {
    const rows = await listSystemTitles(database.kysely)
    return new Map(rows.map(({ slug, title }) => [slug, title]))
  })

const dealOf = (row: PricedWorkRow): Omit<Deal, 'rank'> => ({
  id: row.id,
  projectId: row.project_id,
  reviewId: row.review_id,
  agencyId: row.agency_id,
  type: row.site_type,
  industry: row.industry,
  system: row.system,
  city: row.city,
  area: areaOf(row.city) ?? '',
  tier: row.tier,
  scope: scopeOf(row.months),
  months: row.months,
  doneOn: row.done_on,
  paid: row.paid,
  price: row.price,
  weight: row.weight,
  isNda: row.is_nda,
  title: row.title,
  agencySlug: row.agency_slug,
})
