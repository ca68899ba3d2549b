import { STAT_TABS, type StatTabId } from '../stats/charts.ts'
import { tabHref } from '../stats/stat-address.ts'

/** What one subscribes to, «stats:prices»: the newsletter and its subject. */
export interface Topic {
  id: string
  newsletter: 'stats'
  subject: StatTabId
  title: string
  /** «раз в месяц» */
  frequency: string
  /** The page it reports on. */
  path: string
}

const TOPICS: readonly Topic[] = STAT_TABS.map(({ id, title }) => ({
  id: statsTopic(id),
  newsletter: 'stats',
  subject: id,
  title: `Статистика: ${title.toLowerCase()}`,
  frequency: 'раз в месяц',
  path: tabHref(id),
}))

export function statsTopic(tab: StatTabId): string {
  return `stats:${tab}`
}

export const topicById = (id: string): Topic | undefined => TOPICS.find(topic => topic.id === id)
