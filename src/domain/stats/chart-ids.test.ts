import { expect, test } from 'vitest'
import { CHART_IDS } from './chart-ids.ts'
import { chartsOfTab, STAT_TABS } from './charts.ts'

test.each(STAT_TABS)('tab $id lists its charts, two at least', ({ id }) => {
  expect(CHART_IDS[id].toSorted()).toEqual(
    chartsOfTab(id)
      .map(chart => chart.id)
      .toSorted(),
  )
  expect(CHART_IDS[id].length).toBeGreaterThanOrEqual(2)
})
