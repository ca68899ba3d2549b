import { listStatRuns } from '#db/queries/stats/stat-changes.ts'
import { listSystemTitles } from '#db/queries/stats/stat-points.ts'
import { MIN_DEALS } from '#domain/calculator/widen.ts'
import { href } from '#domain/paths/paths.ts'
import { CHART_IDS, isStatTab } from '#domain/stats/chart-ids.ts'
import { tabHref } from '#domain/stats/stat-address.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { cmsTabs } from '../calls/cms/cms-header.ts'
import { categoryOptions, reviewCounts } from '../calls/reviews/customer-reviews.ts'
import type { Context } from '../context.ts'
import { openEdition } from '../shapes/open-ratings.ts'
import { pricesState, priceTable } from '../shapes/price-table.ts'
import { latest, type SitemapEntry } from './sitemap-kind.ts'

/** Content systems with the tabs that their pages show; place and share are those of the rating. */
export async function systemEntries(context: Context): Promise<SitemapEntry[]> {
  const changedAt = (await openEdition(context, 'cms', undefined))?.edition.computed_at ?? null
  const systems = await listSystemTitles(context.database.reader)
  const tabs = await Promise.all(systems.map(({ slug }) => cmsTabs(slug, context)))
  return tabs.flat().map(({ path }) => ({ path, changedAt }))
}

/** Customer responses of the whole market and of the services that have any. */
export async function responseEntries(context: Context): Promise<SitemapEntry[]> {
  const options = categoryOptions(await reviewCounts(null, context), { agency: null, category: null, price: 0 })
  return options.filter(({ count }) => count > 0).map(({ path }) => ({ path, changedAt: null }))
}

/** The calculator and its services with enough deals for an answer. */
export async function priceEntries(context: Context): Promise<SitemapEntry[]> {
  const state = await pricesState(context)
  const changedAt = state && new Date(state.computedAt)
  const tables = await Promise.all(SERVICES.map(({ slug }) => priceTable(slug, context)))
  const answered = tables.filter(({ deals }) => deals.length >= MIN_DEALS)
  return [
    href('calculator'),
    href('calculator-analytics'),
    ...answered.map(({ service }) => href('calculator-service', { service: service.slug })),
  ].map(path => ({ path, changedAt }))
}

/** The first tab is at the address of the section itself. */
export async function statisticsEntries({ database }: Context): Promise<SitemapEntry[]> {
  const runs = await listStatRuns(database.reader)
  return Object.entries(CHART_IDS).flatMap(([tab, charts]) =>
    isStatTab(tab) ? [{ path: tabHref(tab), changedAt: latest(charts.map(chart => runs.get(chart) ?? null)) }] : [],
  )
}
