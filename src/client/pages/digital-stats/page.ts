import { FIRST_TAB, isStatTab } from '#domain/stats/chart-ids.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { readChoices } from '#domain/stats/stat-choices.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { DROPDOWNS_CALL, statRequests } from './stat-calls.ts'

const COMMON = {
  query: ['chart', 'region', 'device', 'rating', 'period', 'mark', 'sent'],
  lists: ['mark'],
  header: DROPDOWNS_CALL,
  tags: () => ['stats'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
} as const

/** The first tab. */
export const digitalStatsPage = definePage({
  ...COMMON,
  name: 'digital-stats',
  calls: (_, query) => statRequests(FIRST_TAB, readChoices(query)),
})

export const digitalStatsTabPage = definePage({
  ...COMMON,
  name: 'digital-stats-tab',
  accepts: ({ tab }) => isStatTab(tab),
  calls: ({ tab }, query) => statRequests(tab as StatTabId, readChoices(query)),
})
