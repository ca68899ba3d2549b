import { CHART_IDS } from './chart-ids.ts'
import type { ChartChoice, StatTabId } from './charts.ts'

export const CHOICES = ['region', 'device', 'rating', 'period'] as const satisfies readonly ChartChoice[]

/** Absent means all. */
export interface StatChoices {
  region?: string
  device?: 'desktop' | 'mobile'
  rating?: string
  period?: string
}

/** What the address of a statistics page holds: everything that a shared link must bring back. */
export interface StatQuery {
  /** The chart shown first. */
  chart?: string | undefined
  choices: StatChoices
  /** Series in ink, as `chart.series`; none for the usual ones. */
  marks: readonly string[]
}

const SLUG = /^[a-z0-9+-]{1,80}$/
const MARK = /^[a-z0-9-]{1,60}\.[a-z0-9_+.-]{1,80}$/
const MAX_MARKS = 30

/** What cannot be a choice is left out: such a link still shows the statistics. */
export function readStatQuery(query: URLSearchParams): StatQuery {
  const choices = CHOICES.flatMap(name => {
    const value = query.get(name) ?? ''
    const isChoice = name === 'device' ? value === 'desktop' || value === 'mobile' : SLUG.test(value)
    return isChoice ? [[name, value] as const] : []
  })
  const chart = query.get('chart') ?? ''
  const marks = query.getAll('mark').flatMap(text => text.split(','))
  return {
    ...(SLUG.test(chart) && { chart }),
    choices: Object.fromEntries(choices) as StatChoices,
    marks: [...new Set(marks.filter(mark => MARK.test(mark)))].slice(0, MAX_MARKS),
  }
}

/** Charts of a tab, that of the address first. */
export function orderedCharts(tab: StatTabId, { chart }: Pick<StatQuery, 'chart'>): readonly string[] {
  const ids: readonly string[] = CHART_IDS[tab]
  return chart !== undefined && ids.includes(chart) ? [chart, ...ids.filter(id => id !== chart)] : ids
}
