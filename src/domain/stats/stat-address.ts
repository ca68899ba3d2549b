import { href } from '../paths/paths.ts'
import { FIRST_TAB } from './chart-ids.ts'
import type { StatTabId } from './charts.ts'
import { CHOICES } from './stat-choices.ts'
import { AS_OF, type StatQuery } from './stat-query.ts'

export const marksOf = ({ marks }: Pick<StatQuery, 'marks'>, chart: string): string[] =>
  marks.filter(mark => mark.startsWith(`${chart}.`)).map(mark => mark.slice(chart.length + 1))

export const tabHref = (tab: StatTabId): string =>
  tab === FIRST_TAB ? href('digital-stats') : href('digital-stats-tab', { tab })

export const statHref = (tab: StatTabId, query: StatQuery): string => tabHref(tab) + searchOf(query)

/** The chart alone, for frames of other sites. */
export const EMBED_FOLDER = '/embed/digital-stats'

export const embedHref = (chart: string, query: Omit<StatQuery, 'chart'>): string =>
  `${EMBED_FOLDER}/${chart}/${searchOf(ofChart(chart, query))}`

export const csvHref = (
  tab: StatTabId,
  chart: string,
  { choices, asOf }: Pick<StatQuery, 'choices' | 'asOf'>,
): string => `/digital-stats/${tab}/${chart}.csv${searchOf({ choices, marks: [], asOf })}`

/** Drawn by the server among the pictures for social networks. */
export const PICTURE_FOLDER = '/media/og/digital-stats'

export const pictureHref = (chart: string, query: Omit<StatQuery, 'chart'>): string =>
  `${PICTURE_FOLDER}/${chart}.png${searchOf(ofChart(chart, query))}`

const ofChart = (chart: string, { choices, marks, asOf }: Omit<StatQuery, 'chart'>): StatQuery => ({
  choices,
  asOf,
  marks: marks.filter(mark => mark.startsWith(`${chart}.`)),
})

function searchOf({ chart, choices, marks, asOf }: StatQuery): string {
  const query = new URLSearchParams()
  if (chart !== undefined) query.set('chart', chart)
  for (const name of CHOICES) {
    const value = choices[name]
    if (value !== undefined) query.set(name, value)
  }
  if (asOf !== undefined) query.set(AS_OF, asOf)
  if (marks.length > 0) query.set('mark', marks.join(','))
  return query.size > 0 ? `?${query}`.replaceAll('%2C', ',') : ''
}
