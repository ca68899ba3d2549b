import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { plural } from '#domain/russian/plural.ts'
import type { ChartData, ChartSeries } from '../../ui/chart/chart-data.ts'
import { yearAgo } from '../../ui/chart/chart-data.ts'
import { changeText, type FigureFormat } from '../../ui/chart/chart-text.ts'
import type { CHART_CALL } from './stat-calls.ts'

export type ChartAnswer = Answer<typeof CHART_CALL>

/** The finding of the first chart is the heading of the page; a heading has no full stop. */
export const headingOf = ({ finding }: ChartAnswer, title: string): string =>
  finding === null ? `Статистика: ${title.toLowerCase()}` : finding.replace(/\.$/, '')

const OBSERVATIONS = { one: 'наблюдение', few: 'наблюдения', many: 'наблюдений', other: 'наблюдения' }

/** «18 400 наблюдений» */
export const sampleText = (sample: number): string => `${formatNumber(sample)}\u00a0${plural(sample, OBSERVATIONS)}`

const MONTH_DAYS = 31

/** «за месяц» or «за квартал», by the distance of the last two periods. */
export function stepTitle(dates: readonly string[]): string {
  const [before, last] = dates.slice(-2)
  const days = before && last ? (Date.parse(last) - Date.parse(before)) / 86_400_000 : 0
  return days > MONTH_DAYS ? 'за квартал' : 'за месяц'
}

interface SeriesChange {
  /** The last period with data. */
  now: number | null
  sample: number
  step: string
  year: string
}

const NO_CHANGE = '—'

/** The last value and how it moved; a dash where there is nothing to compare with. */
export function changeOf(chart: ChartData, { points, samples }: ChartSeries, format: FigureFormat): SeriesChange {
  const last = points.length - 1
  const now = points[last] ?? null
  const against = (index: number | null): string => {
    const before = index === null ? null : (points[index] ?? null)
    return now === null || before === null ? NO_CHANGE : changeText(now, before, { unit: chart.unit, format })
  }
  return { now, sample: samples[last] ?? 0, step: against(last - 1), year: against(yearAgo(chart.dates)) }
}
