import { formatMoneyBare } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { titleWithUnit, withUnit } from '#domain/stats/chart-units.ts'
import { type ChartData, isMoney, isOverTime, valuesOf } from './chart-data.ts'

export type FigureFormat = (value: number) => string

const MAX_DIGITS = 2

/** Shares have one decimal, money is shortened, anything else has as many decimals as its most precise value. */
export function figureFormat(chart: Pick<ChartData, 'unit' | 'series'>): FigureFormat {
  if (isMoney(chart)) return formatMoneyBare
  const digits = chart.unit === '%' ? 1 : Math.max(0, ...valuesOf(chart).map(decimalsOf))
  return digits === 0 ? formatNumber : value => formatFixed(value, digits)
}

const decimalsOf = (value: number): number => {
  const [, fraction = ''] = String(roundDecimal(value, MAX_DIGITS)).split('.')
  return fraction.length
}

/** «+2,7», «−0,4», «0,0»: the difference of the figures as they are shown. */
export function changeText(now: number, before: number, { unit, format }: { unit: string; format: FigureFormat }) {
  if (isMoney({ unit })) {
    const share = before === 0 ? 0 : roundDecimal((now / before - 1) * 100, 1)
    return `${signOf(share)}${formatFixed(Math.abs(share))}${NBSP}%`
  }
  const difference = shown(format(now)) - shown(format(before))
  return signOf(difference) + format(Math.abs(difference))
}

const shown = (figure: string): number => Number(figure.replaceAll(NBSP, '').replace(',', '.'))

const signOf = (value: number): string => {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}

const MAX_TOLD = 6

/** A summary for screen readers; the table beside it holds every figure. */
export function chartSummary(title: string, chart: ChartData): string {
  const format = figureFormat(chart)
  return `${titleWithUnit(title, chart.unit)} ${isOverTime(chart) ? seriesSummary(chart, format) : categorySummary(chart, format)}`
}

function seriesSummary({ series, labels, unit }: ChartData, format: FigureFormat): string {
  const told = series.slice(0, MAX_TOLD).flatMap(({ title, points }) => {
    const known = points.flatMap((point, index) => (point === null ? [] : { point, index }))
    const [first, last] = [known[0], known.at(-1)]
    if (!first || !last) return []
    const from = `${labels[first.index]} — ${withUnit(format(first.point), unit)}`
    return `${title}: ${from}, ${labels[last.index]} — ${withUnit(format(last.point), unit)}`
  })
  return told.join('; ')
}

function categorySummary({ series, labels, unit }: ChartData, format: FigureFormat): string {
  const [first] = series
  const told = labels.slice(0, MAX_TOLD).flatMap((label, index) => {
    const point = first?.points[index] ?? null
    return point === null ? [] : `${label} — ${withUnit(format(point), unit)}`
  })
  return told.join('; ')
}

/** The reading of one period, spoken and shown: «ноя 2025: 1С-Битрикс — 43,4 %, Tilda — 12,2 %». */
export function readingText({ labels, series, unit }: ChartData, index: number, format: FigureFormat): string {
  const values = series.map(({ title, points }) => {
    const point = points[index] ?? null
    return `${title} — ${point === null ? 'мало данных' : withUnit(format(point), unit)}`
  })
  return `${labels[index] ?? ''}: ${values.join(', ')}`
}

/** Cuts a name to the room beside its figure. */
export const cutName = (name: string, characters: number): string =>
  name.length > characters ? `${name.slice(0, characters - 1).trimEnd()}…` : name

/** A name in one line or two, broken at a space; what still does not fit is cut. */
export function nameLines(name: string, characters: number, most: 1 | 2): string[] {
  if (name.length <= characters) return [name]
  if (most === 1) return [cutName(name, characters)]
  const space = name.lastIndexOf(' ', characters)
  if (space === -1) return [cutName(name, characters)]
  return [name.slice(0, space), cutName(name.slice(space + 1), characters)]
}
