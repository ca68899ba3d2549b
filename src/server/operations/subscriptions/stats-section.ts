import type { StatChart } from '#contract/calls/stats.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { movedFigures } from '#domain/stats/moved-figures.ts'
import type { IssueSection } from '../../mail/emails/issue-email.ts'

interface ReportedChart {
  title: string
  finding: string | null
  chart: StatChart
  path: string
  picture: string
}

/** A chart's section in the issue of a month; null when there is nothing to say. */
export function statsSection({ chart, finding, ...shown }: ReportedChart, month: string): IssueSection | null {
  // The rows of a heat map are years: it repeats the figures of a line.
  const figures = chart.kind === 'heat' ? null : movedFigures(chart, month)
  if (!figures) return finding === null ? null : { ...shown, text: finding, rows: [], note: null }
  const { label, before, isNew, moved, still } = figures
  if (moved.length + still === 0) return null
  const pair = `${label} против ${before}`
  const note = [
    moved.length === 0 ? `Ничего не сдвинулось больше чем на пункт: ${pair}.` : `Сравнение: ${pair}.`,
    ...(moved.length > 0 && still > 0 ? ['Остальное почти не изменилось.'] : []),
    ...(isNew ? [] : ['Новых данных за месяц нет.']),
  ].join(' ')
  const rows = moved.map(({ title, value, change }) => ({
    title,
    value: figureText(value, chart.unit),
    change: changeText(change, chart.unit),
  }))
  return { ...shown, text: finding, rows, note }
}

/** A share has one decimal, as its chart shows it. */
function figureText(value: number, unit: string): string {
  if (unit === '%') return formatFixed(value) + NBSP + unit
  return formatNumber(value, 2) + (unit === '' ? '' : NBSP + unit)
}

const changeText = (change: number, unit: string): string =>
  `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change), 1)}${NBSP}${unit === '%' ? `п.${NBSP}п.` : '%'}`
