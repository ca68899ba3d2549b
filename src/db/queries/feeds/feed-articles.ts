import type { Db } from '../../connect.ts'

/** The newest of a kind with their whole text. */
export async function listFeedArticles(db: Db, kind: string, limit: number) {
  return db
    .selectFrom('article')
    .select(['slug', 'category', 'title', 'lead', 'author', 'tree', 'published_at'])
    .where('kind', '=', kind)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
