import type { ChartSeries } from '../../ui/chart/chart-data.ts'

/** Counts without a band or samples. */
export const countSeries = (id: string, title: string, points: readonly number[]): ChartSeries => ({
  id,
  title,
  path: null,
  points,
  low: [],
  high: [],
  samples: [],
})
