import type { Db } from '../../connect.ts'

export async function listLatestNews(db: Db, limit: number) {
  return db
    .selectFrom('article')
    .select(['slug', 'title', 'lead', 'category', 'published_at'])
    .where('kind', '=', 'news')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
