import { scalePoint } from 'd3-scale'
import { area, line, stack } from 'd3-shape'
import type { ChartData, ChartSeries } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'

/** One decimal is a tenth of a pixel, and keeps the HTML short. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** Evenly spaced positions of periods along the plot; columns need half a step at both ends. */
export function periodScale({ kind, labels }: ChartData, { left, width, right }: ChartSize): Place {
  const scale = scalePoint(range(labels.length), [left, width - right]).padding(kind === 'bars' ? 0.5 : 0)
  return index => round(scale(index) ?? left)
}

/** The period nearest to a position along the drawing. */
export function periodAt(chart: ChartData, size: ChartSize, x: number): number {
  const at = periodScale(chart, size)
  const distance = (index: number) => Math.abs(at(index) - x)
  return range(chart.labels.length).reduce((best, index) => (distance(index) < distance(best) ? index : best), 0)
}

/** Labelled periods: the last one and those before it in even steps. */
export function labelledPeriods(count: number, maxLabels: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / maxLabels))
  return range(count).filter(index => (count - 1 - index) % step === 0)
}

type Place = (value: number) => number

/** A line with gaps where there is too little data. */
export function linePath(points: ChartSeries['points'], x: Place, y: Place): string {
  const draw = line<number | null>()
    .defined(point => point !== null)
    .x((_, index) => x(index))
    .y(point => y(point ?? 0))
    .digits(1)
  return draw([...points]) ?? ''
}

/** Points between two gaps, which a line would not show. */
export function lonePoints(points: ChartSeries['points']): number[] {
  const isKnown = (index: number) => (points[index] ?? null) !== null
  return range(points.length).filter(index => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1))
}

/** The area between two quartiles. */
export function bandPath({ low, high }: Pick<ChartSeries, 'low' | 'high'>, x: Place, y: Place): string {
  const draw = area<number>()
    .defined(index => (low[index] ?? null) !== null && (high[index] ?? null) !== null)
    .x(index => x(index))
    .y0(index => y(low[index] ?? 0))
    .y1(index => y(high[index] ?? 0))
    .digits(1)
  return draw(range(Math.min(low.length, high.length))) ?? ''
}

export interface Layer {
  id: string
  path: string
  /** The middle of its last value, for the name. */
  end: number
}

/** Areas on top of each other, the first series lowest. A period without any data is a gap. */
export function stackLayers({ labels, series }: ChartData, x: Place, y: Place): Layer[] {
  const isKnown = (index: number) => series.some(({ points }) => (points[index] ?? null) !== null)
  const layers = stack<number, ChartSeries>()
    .keys(series)
    .value((index, { points }) => points[index] ?? 0)(range(labels.length))
  const draw = area<(typeof layers)[number][number]>()
    .defined(({ data }) => isKnown(data))
    .x(({ data }) => x(data))
    .y0(([from]) => y(from))
    .y1(([, to]) => y(to))
    .digits(1)
  const last = range(labels.length).findLast(isKnown) ?? 0
  return layers.map(layer => {
    const [from = 0, to = 0] = layer[last] ?? []
    return { id: layer.key.id, path: draw(layer) ?? '', end: round(y((from + to) / 2)) }
  })
}

/** Moves labels apart to at least `gap`, keeping their order and staying between the bounds. */
export function spreadLabels(wanted: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
  const order = range(wanted.length).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const placed: number[] = []
  let free = top
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, free)
    free = placed[index] + gap
  }
  let limit = bottom
  for (const index of order.toReversed()) {
    placed[index] = round(Math.min(placed[index] ?? 0, limit))
    limit = placed[index] - gap
  }
  return placed
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
