import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { counted } from '#domain/russian/plural.ts'
import { OBSERVATION } from '#domain/russian/rare-nouns.ts'
import type { StatTabId } from '#domain/stats/charts.ts'
import { tabHref } from '#domain/stats/stat-address.ts'
import type { StatQuery } from '#domain/stats/stat-query.ts'
import { formatDate } from '#domain/time/dates.ts'
import type { NamedPath } from '../../app/json-ld.ts'
import { type ChartData, type ChartSeries, yearAgo } from '../../ui/chart/chart-data.ts'
import { changeText, type FigureFormat } from '../../ui/chart/chart-text.ts'
import type { CHART_CALL } from './stat-calls.ts'

export type ChartAnswer = Answer<typeof CHART_CALL>

/** The finding of the first chart is the heading of the page; a heading has no full stop. */
export const headingOf = ({ finding }: ChartAnswer, title: string): string =>
  finding === null ? `Статистика: ${lowerFirst(title)}` : finding.replace(/\.$/, '')

/** «18 400 наблюдений» */
export const sampleText = (sample: number): string => counted(sample, OBSERVATION)

/** «обновлено 18 ноября 2026»; of a past day «данные на 18 ноября 2026». */
export const dateText = (updatedAt: string, { asOf }: Pick<StatQuery, 'asOf'>): string =>
  `${asOf === undefined ? 'обновлено' : 'данные на'} ${formatDate(updatedAt)}`

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

export const statCrumbs = (tab: StatTabId, title: string): NamedPath[] => [
  { title: 'Главная', path: href('main') },
  { title: 'Статистика', path: href('digital-stats') },
  { title, path: tabHref(tab) },
]
