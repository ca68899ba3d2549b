import { formatDateNumeric } from '#domain/time/dates.ts'
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

/** «05.03.2026 — 31.03.2026» */
export const periodText = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }): string =>
  `${formatDateNumeric(starts_on)} — ${formatDateNumeric(ends_on)}`
