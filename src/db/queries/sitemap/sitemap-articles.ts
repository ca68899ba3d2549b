import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type DatedPart, type IdRange, partOf } from './id-range.ts'

const changedAt = sql<Date>`coalesce(article.updated_at, article.published_at)`

/** By kind: news, research, terms. */
export const listArticleParts =
  (kind: string) =>
  async (db: Db, size: number): Promise<DatedPart[]> =>
    db
      .selectFrom('article')
      .select([partOf('article.id', size).as('part'), sql<Date>`max(${changedAt})`.as('changed_at')])
      .where('article.kind', '=', kind)
      .groupBy('part')
      .orderBy('part')
      .execute()

export const listSitemapArticles = (kind: string) => async (db: Db, range: IdRange, limit: number) =>
  db
    .selectFrom('article')
    .select(['article.id', 'article.slug', changedAt.as('changed_at')])
    .where('article.kind', '=', kind)
    .where('article.id', '>', range.after)
    .where('article.id', '<=', range.to)
    .orderBy('article.id')
    .limit(limit)
    .execute()

/** Categories of news that have any, with the date of the newest. */
export async function listNewsCategories(db: Db) {
  return db
    .selectFrom('article')
    .select(['category', sql<Date>`max(article.published_at)`.as('changed_at')])
    .where('kind', '=', 'news')
    .groupBy('category')
    .orderBy('category')
    .execute()
}
