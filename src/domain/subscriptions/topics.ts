import { href } from '../paths/paths.ts'
import { lowerFirst } from '../russian/lower-first.ts'
import { STAT_TABS, type StatTabId } from '../stats/charts.ts'
import { tabHref } from '../stats/stat-address.ts'
import { HASHTAGS } from '../vocabulary/hashtags.ts'

/** A newsletter and its subject: «stats:prices». */
export type Topic = {
  id: string
  title: string
  /** «раз в месяц» */
  frequency: string
  /** The page it reports on. */
  path: string
} & (
  | { newsletter: 'stats'; subject: StatTabId }
  /** A hashtag; null for all cases. */
  | { newsletter: 'cases'; subject: string | null }
  | { newsletter: 'journal'; subject: null }
)

const STAT_TOPICS = STAT_TABS.map(
  ({ id, title }): Topic => ({
    id: statsTopic(id),
    newsletter: 'stats',
    subject: id,
    title: `Статистика: ${lowerFirst(title)}`,
    frequency: 'раз в месяц',
    path: tabHref(id),
  }),
)

const CASE_TOPICS = [...HASHTAGS].map(
  ([slug, title]): Topic => ({
    id: casesTopic(slug),
    newsletter: 'cases',
    subject: slug,
    title: `Новые кейсы: ${lowerFirst(title)}`,
    frequency: 'раз в неделю',
    path: href('cases-hashtag', { hashtag: slug }),
  }),
)

const ALL_CASES: Topic = {
  id: casesTopic(null),
  newsletter: 'cases',
  subject: null,
  title: 'Новые кейсы',
  frequency: 'раз в неделю',
  path: href('cases'),
}

/** News and studies. */
export const JOURNAL_TOPIC: Topic = {
  id: 'journal',
  newsletter: 'journal',
  subject: null,
  title: 'Журнал: новости и исследования',
  frequency: 'раз в неделю',
  path: href('news'),
}

const TOPICS: readonly Topic[] = [...STAT_TOPICS, ALL_CASES, ...CASE_TOPICS, JOURNAL_TOPIC]

export function statsTopic(tab: StatTabId): string {
  return `stats:${tab}`
}

export function casesTopic(hashtag: string | null): string {
  return hashtag === null ? 'cases' : `cases:${hashtag}`
}

export const topicById = (id: string): Topic | undefined => TOPICS.find(topic => topic.id === id)
