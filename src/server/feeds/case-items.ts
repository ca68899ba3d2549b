import { listFeedCases } from '#db/queries/feeds/feed-cases.ts'
import { href } from '#domain/paths/paths.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { escapeHtml } from '#domain/web/escape-html.ts'
import type { Context } from '../context.ts'
import type { FeedItem } from './rss.ts'

export async function caseItems({ database }: Context, limit: number): Promise<FeedItem[]> {
  const cases = await listFeedCases(database.reader, limit)
  return cases.map(row => ({
    title: row.title,
    path: href('case', { id: row.id }),
    publishedAt: row.published_at,
    author: row.agency_name,
    categories: [serviceBySlug(row.service)?.title ?? row.service],
    lead: row.result,
    html: [
      section('Задача', row.task),
      section('Решение', row.solution),
      section('Результат', row.result),
      `<p>Агентство: <a href="${href('agency', { agency: row.agency_slug })}">${escapeHtml(row.agency_name)}</a></p>`,
    ].join(''),
  }))
}

const section = (heading: string, text: string): string =>
  `<h2>${heading}</h2>${text
    .split(/\n+/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => `<p>${escapeHtml(paragraph)}</p>`)
    .join('')}`
