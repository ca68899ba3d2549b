import { href } from '../paths/paths.ts'
import { CHART_IDS, FIRST_TAB } from './chart-ids.ts'
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

export const marksOf = ({ marks }: Pick<StatQuery, 'marks'>, chart: string): string[] =>
  marks.filter(mark => mark.startsWith(`${chart}.`)).map(mark => mark.slice(chart.length + 1))

/** Charts of a tab, that of the address first. */
export function orderedCharts(tab: StatTabId, { chart }: Pick<StatQuery, 'chart'>): readonly string[] {
  const ids: readonly string[] = CHART_IDS[tab]
  return chart !== undefined && ids.includes(chart) ? [chart, ...ids.filter(id => id !== chart)] : ids
}

export const tabHref = (tab: StatTabId): string =>
  tab === FIRST_TAB ? href('digital-stats') : href('digital-stats-tab', { tab })

export const statHref = (tab: StatTabId, query: StatQuery): string => tabHref(tab) + searchOf(query)

/** The chart alone, for frames of other sites. */
export const EMBED_FOLDER = '/embed/digital-stats'

export const embedHref = (chart: string, query: Omit<StatQuery, 'chart'>): string =>
  `${EMBED_FOLDER}/${chart}/${searchOf(ofChart(chart, query))}`

export const csvHref = (tab: StatTabId, chart: string, { choices }: Pick<StatQuery, 'choices'>): string =>
  `/digital-stats/${tab}/${chart}.csv${searchOf({ choices, marks: [] })}`

/** Drawn by the server among the pictures for social networks. */
export const PICTURE_FOLDER = '/media/og/digital-stats'

export const pictureHref = (chart: string, query: Omit<StatQuery, 'chart'>): string =>
  `${PICTURE_FOLDER}/${chart}.png${searchOf(ofChart(chart, query))}`

const ofChart = (chart: string, { choices, marks }: Omit<StatQuery, 'chart'>): StatQuery => ({
  choices,
  marks: marks.filter(mark => mark.startsWith(`${chart}.`)),
})

function searchOf({ chart, choices, marks }: StatQuery): string {
  const query = new URLSearchParams()
  if (chart !== undefined) query.set('chart', chart)
  for (const name of CHOICES) {
    const value = choices[name]
    if (value !== undefined) query.set(name, value)
  }
  if (marks.length > 0) query.set('mark', marks.join(','))
  return query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : ''
}
