import { FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { readStatQuery } from '#domain/stats/stat-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { DROPDOWNS_CALL, statRequests } from './stat-calls.ts'

const TAB = {
  kind: 'form',
  query: ['chart', 'region', 'device', 'rating', 'period', 'mark', 'as_of', 'sent'],
  lists: ['mark'],
  header: DROPDOWNS_CALL,
  tags: () => ['stats'],
  views: bothDevices(lazyModule(() => import('./statistics.tsx'))),
} as const

export const statPages = definePages({
  /** The first tab. */
  'digital-stats': { ...TAB, calls: (_, query) => statRequests(FIRST_TAB, readStatQuery(query)) },
  'digital-stats-tab': {
    ...TAB,
    accepts: ({ tab }) => isStatTab(tab),
    calls: ({ tab }, query) => statRequests(tab as StatTabId, readStatQuery(query)),
  },
})
