import type { statCalls } from '#contract/calls/stats.ts'
import type { Handlers } from '#contract/define.ts'
import { chartsOfTab, STAT_TABS } from '#domain/stats/charts.ts'
import type { Context } from '../../context.ts'
import { statChart } from '../../shapes/stats/stat-chart.ts'
import { statDropdowns } from './dropdowns.ts'

export const statHandlers: Handlers<typeof statCalls, Context> = {
  '/v2/digitalStats/tabs': async () => ({
    tabs: STAT_TABS.map(({ id, title }) => ({
      id,
      title,
      charts: chartsOfTab(id).map(chart => ({ id: chart.id, title: chart.title })),
    })),
  }),
  '/v2/digitalStats/dropdowns': statDropdowns,
  '/v2/digitalStats/charts/{id}': statChart,
}
