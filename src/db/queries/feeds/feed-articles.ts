import type { Db } from '../../connect.ts'

/** The newest of a kind with their whole text. */
export async function listFeedArticles(db: Db, kind: string, limit: number) {
  return db
    .selectFrom('article')
    .leftJoin('person', 'person.slug', 'article.author')
    .select(['article.slug', 'category', 'title', 'lead', 'person.name as author_name', 'tree', 'published_at'])
    .where('kind', '=', kind)
    .orderBy('published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute()
}
