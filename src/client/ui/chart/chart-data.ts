/** A chart as the call of the statistics answers it. */
export interface ChartData {
  kind: 'lines' | 'band' | 'stack' | 'bars' | 'dots' | 'heat'
  /** «%», «₽», «балла»; empty for counts. */
  unit: string
  /** Periods or categories; of a heat map the months, its series are the years. */
  labels: readonly string[]
  /** First days of periods; empty if the labels are categories. */
  dates: readonly string[]
  series: readonly ChartSeries[]
}

export interface ChartSeries {
  id: string
  title: string
  path: string | null
  /** One per label; null where there is too little data. */
  points: readonly (number | null)[]
  low: readonly (number | null)[]
  high: readonly (number | null)[]
  samples: readonly number[]
}

export const isOverTime = ({ dates }: Pick<ChartData, 'dates'>): boolean => dates.length > 0

export const hasData = ({ series }: Pick<ChartData, 'series'>): boolean =>
  series.some(({ points }) => points.some(point => point !== null))

const isNumber = (value: number | null): value is number => value !== null

export const valuesOf = ({ series }: Pick<ChartData, 'series'>): number[] =>
  series.flatMap(({ points, low, high }) => [...points, ...low, ...high].filter(isNumber))

/** Of so many series each is drawn in ink; more of them need muting. */
const ALL_MARKED = 2

/** Whether series can be muted: with two of them nothing is gained. */
export const canMute = ({ kind, series }: ChartData): boolean =>
  (kind === 'lines' || kind === 'stack') && series.length > ALL_MARKED

/** Series drawn in ink, in their order: those asked for, or the first two. */
export function markedIds(chart: ChartData, asked: readonly string[]): string[] {
  const ids = chart.series.map(({ id }) => id)
  if (!canMute(chart)) return ids
  const known = ids.filter(id => asked.includes(id))
  return known.length > 0 ? known : ids.slice(0, ALL_MARKED)
}

/** «₽» or «₽/мес.». */
export const isMoney = ({ unit }: Pick<ChartData, 'unit'>): boolean => unit.startsWith('₽')

/** The period a year before the last one; null if the chart does not reach back so far. */
export function yearAgo(dates: readonly string[]): number | null {
  const last = dates.at(-1)
  if (last === undefined) return null
  const at = dates.indexOf(`${Number(last.slice(0, 4)) - 1}${last.slice(4)}`)
  return at === -1 ? null : at
}
