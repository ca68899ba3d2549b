import { FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import { pictureHref } from '#domain/stats/stat-address.ts'
import { orderedCharts, readStatQuery } from '#domain/stats/stat-query.ts'

/** The picture of the chart that the page shows first, as it shows it. */
export function chartPicture({ tab = FIRST_TAB }: { tab?: string }, asked: URLSearchParams): string {
  const query = readStatQuery(asked)
  const [first = ''] = isStatTab(tab) ? orderedCharts(tab, query) : []
  return pictureHref(first, query)
}
