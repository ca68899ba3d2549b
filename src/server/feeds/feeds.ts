import { href, type PathName } from '#domain/paths/paths.ts'
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
  /** The page of an item: the feed opens with it. */
  needs: PathName
  list: (context: Context, limit: number) => Promise<FeedItem[]>
}

const FEEDS: readonly FeedSource[] = [
  {
    name: 'news',
    title: 'Новости',
    description: 'Что изменилось в рейтингах, ценах, отзывах и на сайте.',
    path: href('news'),
    needs: 'news-item',
    list: articleItems('news'),
  },
  {
    name: 'research',
    title: 'Исследования',
    description: 'Исследования рынка диджитал-агентств на наших данных.',
    path: href('research'),
    needs: 'research-item',
    list: articleItems('research'),
  },
  {
    name: 'cases',
    title: 'Кейсы агентств',
    description: 'Задача, решение и измеренный результат: новые кейсы диджитал-агентств.',
    path: href('cases'),
    needs: 'case',
    list: caseItems,
  },
]

export const openFeeds = ({ openPages }: Pick<Context, 'openPages'>): FeedSource[] =>
  FEEDS.filter(({ needs }) => openPages.has(needs))

export const feedPath = ({ name }: Pick<FeedSource, 'name'>): string => `/rss/${name}.xml`
