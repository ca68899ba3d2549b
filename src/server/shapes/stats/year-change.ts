import type { StatChart } from '#contract/calls/stats.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { type PeriodStep, stepsInYear } from '#domain/stats/periods.ts'

export interface YearChange {
  /** Start of the last period. */
  at: string
  now: number
  before: number
}

/** The last shown figure and that of a year before, all series together; null unless all of them are known. */
export function changeOver({ dates, series }: StatChart, step: PeriodStep | null): YearChange | null {
  const at = dates.at(-1)
  if (step === null || at === undefined || series.length === 0) return null
  const last = dates.length - 1
  const now = sumAt(series, last)
  const before = sumAt(series, last - stepsInYear(step))
  return now === null || before === null ? null : { at, now, before }
}

function sumAt(series: StatChart['series'], index: number): number | null {
  const figures = series.map(({ points }) => points[index] ?? null)
  return figures.reduce((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0)
}

/** In tenths of a percent. */
export const changeInPercent = (now: number, before: number): number => roundDecimal((100 * (now - before)) / before, 1)
