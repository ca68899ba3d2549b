import { href } from '#domain/paths/paths.ts'
import type { Context } from '../context.ts'
import { articleItems } from './article-items.ts'
import { caseItems } from './case-items.ts'
import type { FeedItem } from './rss.ts'

interface FeedSource {
  /** The file's name: /rss/{name}.xml. */
  name: string
  title: string
  description: string
  /** The page of the list. */
  path: string
  list: (context: Context, limit: number) => Promise<FeedItem[]>
}

export const FEEDS: readonly FeedSource[] = [
  {
    name: 'news',
    title: 'Новости',
    description: 'Что изменилось в рейтингах, ценах, отзывах и на сайте.',
    path: href('news'),
    list: articleItems('news'),
  },
  {
    name: 'research',
    title: 'Исследования',
    description: 'Исследования рынка диджитал-агентств на наших данных.',
    path: href('research'),
    list: articleItems('research'),
  },
  {
    name: 'cases',
    title: 'Кейсы агентств',
    description: 'Задача, решение и измеренный результат: новые кейсы диджитал-агентств.',
    path: href('cases'),
    list: caseItems,
  },
]

export const feedPath = ({ name }: Pick<FeedSource, 'name'>): string => `/rss/${name}.xml`
