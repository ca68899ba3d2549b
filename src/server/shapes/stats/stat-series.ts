import type { StatChart, StatSeries } from '#contract/calls/stats.ts'
import type { StatPoint } from '#db/queries/stats/stat-points.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { MIN_OBSERVATIONS } from '#domain/numbers/price-index.ts'
import type { ChartInfo } from '#domain/stats/charts.ts'

/** A chart with the number of observations it rests on, each counted once. */
export interface Drawn {
  chart: StatChart
  sample: number
}

export interface Figure {
  value: number
  low?: number | null
  high?: number | null
  sample: number
}

/** Nothing is published of fewer observations. */
export const isEnough = ({ sample }: { sample: number }): boolean => sample >= MIN_OBSERVATIONS

interface SeriesName {
  id: string
  title: string
  path?: string | null
}

/** A figure for each label, null where none is known. */
export function seriesOf(
  { id, title, path = null }: SeriesName,
  figures: readonly (Figure | null | undefined)[],
  { digits, kind }: ChartInfo,
): StatSeries {
  const shown = (figure: Figure | null | undefined, of: (figure: Figure) => number | null | undefined) => {
    const value = figure && isEnough(figure) ? of(figure) : null
    return value === null || value === undefined ? null : roundDecimal(value, digits)
  }
  const column = (of: (figure: Figure) => number | null | undefined) => figures.map(figure => shown(figure, of))
  return {
    id,
    title,
    path,
    points: column(({ value }) => value),
    low: kind === 'band' ? column(({ low }) => low) : [],
    high: kind === 'band' ? column(({ high }) => high) : [],
    samples: figures.map(figure => (figure && isEnough(figure) ? figure.sample : 0)),
  }
}

/** The points of one series in the order of the periods. */
export function atPeriods(points: readonly StatPoint[], periods: readonly string[]): (StatPoint | undefined)[] {
  const pointAt = new Map(points.map(point => [point.at, point]))
  return periods.map(at => pointAt.get(at))
}

/** Leaves out the periods before the first figure: a chart must not begin with emptiness. */
export function withoutEmptyStart(chart: StatChart): StatChart {
  const first = chart.labels.findIndex((_, index) => chart.series.some(({ points }) => points[index] !== null))
  const from = first === -1 ? chart.labels.length : first
  return {
    ...chart,
    labels: chart.labels.slice(from),
    dates: chart.dates.slice(from),
    series: chart.series.map(series => ({
      ...series,
      points: series.points.slice(from),
      low: series.low.slice(from),
      high: series.high.slice(from),
      samples: series.samples.slice(from),
    })),
  }
}

export const hasFigures = ({ series }: StatChart): boolean =>
  series.some(({ points }) => points.some(point => point !== null))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Each series has observations of its own. */
export const ownSamples = ({ series }: StatChart): number => sum(series.flatMap(({ samples }) => samples))

/** All series divide the same observations between them. */
export const sharedSamples = ({ series, labels }: StatChart): number =>
  sum(labels.map((_, index) => Math.max(0, ...series.map(({ samples }) => samples[index] ?? 0))))
