import { FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { readStatQuery } from '#domain/stats/stat-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { DROPDOWNS_CALL, statRequests } from './stat-calls.ts'

const views = bothDevices(lazyModule(() => import('./view.tsx')))
const query = ['chart', 'region', 'device', 'rating', 'period', 'mark', 'sent']

/** The first tab. */
export const digitalStatsPage = definePage({
  name: 'digital-stats',
  query,
  lists: ['mark'],
  header: DROPDOWNS_CALL,
  calls: (_, asked) => statRequests(FIRST_TAB, readStatQuery(asked)),
  tags: () => ['stats'],
  views,
})

export const digitalStatsTabPage = definePage({
  name: 'digital-stats-tab',
  accepts: ({ tab }) => isStatTab(tab),
  query,
  lists: ['mark'],
  header: DROPDOWNS_CALL,
  calls: ({ tab }, asked) => statRequests(tab as StatTabId, readStatQuery(asked)),
  tags: () => ['stats'],
  views,
})
