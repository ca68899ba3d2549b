import type { StatChart } from '#contract/calls/stats.ts'
import { formatFixed, formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { NOUNS, type NounForms } from '#domain/russian/nouns.ts'
import { plural } from '#domain/russian/plural.ts'
import { chartById } from '#domain/stats/charts.ts'
import { changeInPercent } from '../../calls/stats/year-change.ts'
import type { FigureAsk } from '../../content/draft.ts'

const DAYS: NounForms = { one: 'день', few: 'дня', many: 'дней', other: 'дня' }
const PERCENTAGE_POINTS: NounForms = { one: 'пункт', few: 'пункта', many: 'пунктов', other: 'пункта' }

const GREW = { m: 'вырос', f: 'выросла', n: 'выросло', p: 'выросли' }
const FELL = { m: 'снизился', f: 'снизилась', n: 'снизилось', p: 'снизились' }
const STAYED = { m: 'не изменился', f: 'не изменилась', n: 'не изменилось', p: 'не изменились' }

/** The figure as words of a sentence; null where the chart has none. */
export function figureText(chart: StatChart, ask: FigureAsk): string | null {
  if (ask.kind === 'change') return changeText(chart, ask)
  const value = valueAt(chart, ask, ask.at)
  return value === null ? null : withUnit(value, chart.unit, chartById(ask.id)?.digits ?? 0)
}

function changeText(chart: StatChart, ask: FigureAsk): string | null {
  const now = valueAt(chart, ask, 'last')
  const before = valueAt(chart, ask, 'year-ago')
  if (now === null || before === null) return null
  // Shares differ by points; an index is compared with itself, like money and counts.
  const isShare = chart.unit === '%' && ask.id !== 'price-index'
  if (!isShare && before === 0) return null
  const change = isShare ? roundDecimal(now - before, 1) : changeInPercent(now, before)
  if (change === 0) return STAYED[ask.gender]
  const size = Math.abs(change)
  const unit = isShare ? plural(size, PERCENTAGE_POINTS) : '%'
  return `${(change > 0 ? GREW : FELL)[ask.gender]} на${NBSP}${formatNumber(size, 1)}${NBSP}${unit}`
}

function valueAt({ series, labels, dates }: StatChart, ask: FigureAsk, at: FigureAsk['at']): number | null {
  const asked = ask.series === null ? series[0] : series.find(({ id }) => id === ask.series)
  const index = at === 'first' ? 0 : at === 'last' ? labels.length - 1 : yearBefore(dates)
  return asked?.points[index] ?? null
}

/** -1 if the chart does not reach back so far. */
function yearBefore(dates: readonly string[]): number {
  const last = dates.at(-1) ?? ''
  return dates.indexOf(`${Number(last.slice(0, 4)) - 1}${last.slice(4)}`)
}

function withUnit(value: number, unit: string, digits: number): string {
  if (unit === '%') return `${formatFixed(value)}${NBSP}%`
  const number = formatNumber(value, digits)
  if (unit === 'дня') return `${number}${NBSP}${plural(value, DAYS)}`
  if (unit === 'балла') return `${number}${NBSP}${plural(value, NOUNS.point)}`
  return unit === '' ? number : `${number}${NBSP}${unit}`
}
