import { isDay } from './as-of.ts'
import { CHART_IDS } from './chart-ids.ts'
import type { StatTabId } from './charts.ts'
import { readChoices, type StatChoices } from './stat-choices.ts'

/** The query of a statistics page: everything that a shared link must restore. */
export interface StatQuery {
  /** The chart shown first. */
  chart?: string | undefined
  choices: StatChoices
  /** Series in ink, as `chart.series`; none for the usual ones. */
  marks: readonly string[]
  /** Figures as they were known at the end of this day; the newest if absent. */
  asOf?: string | undefined
}

export const AS_OF = 'as_of'
const CHART = /^[a-z0-9-]{1,60}$/
const MARK = /^[a-z0-9-]{1,60}\.[a-z0-9_+.-]{1,80}$/
const MAX_MARKS = 30

export function readStatQuery(query: URLSearchParams): StatQuery {
  const chart = query.get('chart') ?? ''
  const asOf = query.get(AS_OF) ?? ''
  const marks = query.getAll('mark').flatMap(text => text.split(','))
  return {
    ...(CHART.test(chart) && { chart }),
    choices: readChoices(query),
    marks: [...new Set(marks.filter(mark => MARK.test(mark)))].slice(0, MAX_MARKS),
    ...(isDay(asOf) && { asOf }),
  }
}

/** Charts of a tab, that of the address first. */
export function orderedCharts(tab: StatTabId, { chart }: Pick<StatQuery, 'chart'>): readonly string[] {
  const ids: readonly string[] = CHART_IDS[tab]
  return chart !== undefined && ids.includes(chart) ? [chart, ...ids.filter(id => id !== chart)] : ids
}
