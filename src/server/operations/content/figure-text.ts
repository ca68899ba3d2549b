import type { StatChart } from '#contract/calls/stats.ts'
import { formatFixed, formatNumber, NBSP, roundDecimal } from '#domain/numbers/numbers.ts'
import { counted } from '#domain/russian/plural.ts'
import { PERCENTAGE_POINT } from '#domain/russian/rare-nouns.ts'
import { withUnit } from '#domain/stats/chart-units.ts'
import { chartById } from '#domain/stats/charts.ts'
import type { FigureAsk } from '../../content/draft.ts'
import { changeInPercent } from '../../shapes/stats/year-change.ts'

const GREW = { m: 'вырос', f: 'выросла', n: 'выросло', p: 'выросли' }
const FELL = { m: 'снизился', f: 'снизилась', n: 'снизилось', p: 'снизились' }
const STAYED = { m: 'не изменился', f: 'не изменилась', n: 'не изменилось', p: 'не изменились' }

/** The figure as words of a sentence; null where the chart has none. */
export function figureText(chart: StatChart, ask: FigureAsk): string | null {
  if (ask.kind === 'change') return changeText(chart, ask)
  const value = valueAt(chart, ask, ask.at)
  if (value === null) return null
  return withUnit(
    chart.unit === '%' ? formatFixed(value) : formatNumber(value, chartById(ask.id)?.digits ?? 0),
    chart.unit,
  )
}

function changeText(chart: StatChart, ask: FigureAsk): string | null {
  const now = valueAt(chart, ask, ask.at)
  const before =
    ask.against === null ? valueAt(chart, ask, 'year-ago') : valueAt(chart, { ...ask, series: ask.against }, ask.at)
  if (now === null || before === null) return null
  const digits = chartById(ask.id)?.digits ?? 0
  const isMark = chart.unit === 'балла'
  // Shares differ by points; an index is compared with itself, like money and counts.
  const isShare = chart.unit === '%' && ask.id !== 'price-index'
  if (!isShare && !isMark && before === 0) return null
  // Marks and shares differ as they are shown.
  const change =
    isShare || isMark
      ? roundDecimal(roundDecimal(now, digits) - roundDecimal(before, digits), digits)
      : changeInPercent(now, before)
  if (change === 0) return STAYED[ask.gender]
  const size = Math.abs(change)
  const shown = isMark
    ? withUnit(formatNumber(size, digits), chart.unit)
    : isShare
      ? counted(size, PERCENTAGE_POINT)
      : `${formatNumber(size, 1)}${NBSP}%`
  return `${(change > 0 ? GREW : FELL)[ask.gender]} на${NBSP}${shown}`
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
