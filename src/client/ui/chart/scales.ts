import { scaleLinear, scaleLog } from 'd3-scale'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { type ChartData, isMoney, valuesOf } from './chart-data.ts'
import type { FigureFormat } from './chart-text.ts'

export interface ValueTick {
  at: number
  /** Minor ticks have none. */
  label: string | null
}

export interface ValueScale {
  /** From a value to a length of the drawing. */
  at: (value: number) => number
  ticks: ValueTick[]
}

/** Labels closer than this would touch. */
const ROOM_FOR_LABEL = 62
const MAX_MAJOR_TICKS = 5
const MINOR_PER_MAJOR = 5
/** An axis of lines may leave out zero if even the least value is above this share of the greatest. */
const FAR_FROM_ZERO = 0.5

/**
 * Money is logarithmic, everything else linear. Bars, stacks and counts start at zero; other lines and dots leave it out
 * if it would press them together.
 */
export function valueScale(chart: ChartData, [start, end]: [number, number], format: FigureFormat): ValueScale {
  const values = chart.kind === 'stack' ? stackTotals(chart) : valuesOf(chart)
  const isLogarithmic = isMoney(chart) && chart.kind !== 'bars' && chart.kind !== 'stack'
  return isLogarithmic ? moneyScale(values, [start, end], format) : linearScale(chart, values, [start, end], format)
}

function linearScale(
  { kind, unit }: ChartData,
  values: readonly number[],
  range: [number, number],
  format: FigureFormat,
): ValueScale {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isCount = unit === '' && kind !== 'dots'
  const startsAtZero = kind === 'bars' || kind === 'stack' || isCount || least < most * FAR_FROM_ZERO
  const scale = scaleLinear([startsAtZero ? Math.min(0, least) : least, most > least || most > 0 ? most : 1], range)
  const wanted = Math.max(2, Math.min(MAX_MAJOR_TICKS, Math.floor(Math.abs(range[1] - range[0]) / ROOM_FOR_LABEL)))
  scale.nice(wanted)
  const major = scale.ticks(wanted)
  const minor = scale.ticks(wanted * MINOR_PER_MAJOR).filter(value => !major.includes(value))
  return {
    at: value => scale(value),
    ticks: [
      ...major.map(value => ({ at: scale(value), label: axisFigure(value, format) })),
      ...minor.map(value => ({ at: scale(value), label: null })),
    ],
  }
}

/** «40», not «40,0»: an axis needs no trailing zeros. */
const axisFigure = (value: number, format: FigureFormat): string => format(value).replace(/,0+$/, '')

/** Leading digits of the labelled values of a logarithmic axis. */
const MONEY_STEPS = [1, 2, 3, 5, 7]

function moneyScale(values: readonly number[], range: [number, number], format: FigureFormat): ValueScale {
  const positive = values.filter(value => value > 0)
  const steps = moneySteps(Math.min(...positive), Math.max(...positive))
  const [lo = 1, hi = 10] = [steps[0], steps.at(-1)]
  const scale = scaleLog([lo, hi], range)
  const isLabelled = apart(steps.map(value => scale(value)))
  return {
    at: value => scale(Math.max(value, lo)),
    ticks: steps.map((value, index) => ({ at: scale(value), label: isLabelled[index] ? format(value) : null })),
  }
}

/** Lines of labels nearer than this would touch. */
const LABEL_LINE = 15

/** Leaves out labels that would touch the one before; the ends of the axis always have theirs. */
function apart(places: readonly number[]): boolean[] {
  const end = places.at(-1) ?? 0
  let last = Number.NEGATIVE_INFINITY
  return places.map((place, index) => {
    const isEnd = index === places.length - 1
    const isFree = isEnd || (Math.abs(place - last) >= LABEL_LINE && Math.abs(end - place) >= LABEL_LINE)
    if (isFree) last = place
    return isFree
  })
}

/** Round sums from the last one below the least value to the first above the greatest. */
function moneySteps(least: number, most: number): number[] {
  const from = Math.floor(Math.log10(least))
  const powers = Array.from({ length: Math.ceil(Math.log10(most)) - from + 2 }, (_, index) => 10 ** (from + index))
  const sums = powers.flatMap(power => MONEY_STEPS.map(step => step * power))
  const first = sums.findLastIndex(sum => sum <= least)
  const last = sums.findIndex(sum => sum >= most)
  return sums.slice(Math.max(first, 0), Math.max(last, first + 1) + 1)
}

function stackTotals({ labels, series }: ChartData): number[] {
  // Rounded shares may add up to a tenth more than a hundred, which would lengthen the axis.
  return labels.map((_, index) =>
    roundDecimal(
      series.reduce((sum, { points }) => sum + (points[index] ?? 0), 0),
      0,
    ),
  )
}
