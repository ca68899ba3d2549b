import { type Insertable, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { Article } from '../../tables.generated.ts'

export const CARD = ['id', 'kind', 'slug', 'category', 'title', 'lead', 'meta', 'published_at'] as const

interface ArticlePage {
  kind: string
  /** Null for all. */
  category: string | null
  after: { at: Date; id: number } | null
  limit: number
}

/** Newest first. */
export async function listArticles(db: Db, { kind, category, after, limit }: ArticlePage) {
  return db
    .selectFrom('article')
    .select(CARD)
    .where('kind', '=', kind)
    .$if(category !== null, query => query.where('category', '=', category ?? ''))
    .$if(after !== null, query => query.where(sql<boolean>`(published_at, id) < (${after?.at}, ${after?.id}::int)`))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countByCategory(db: Db, kind: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('article')
    .select(['category', db.fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .groupBy('category')
    .execute()
  return new Map(rows.map(({ category, count }) => [category, Number(count)]))
}

export async function getArticle(db: Db, kind: string, slug: string) {
  const row = await db
    .selectFrom('article')
    .select(CARD)
    .select(['tree', 'author', 'subjects', 'synonyms', 'updated_at', 'changed', 'version'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ?? null
}

/** Those with the most subjects in common first, then the newest; without a subject in common, the newest. */
export async function listRelated(
  db: Db,
  to: { kind: string; id: number; subjects: readonly string[] },
  limit: number,
) {
  return db
    .selectFrom('article')
    .select(['kind', 'slug', 'title'])
    .where('kind', '=', to.kind)
    .where('id', '<>', to.id)
    .orderBy(
      sql`cardinality(array(select unnest(subjects) intersect select unnest(${[...to.subjects]}::text[])))`,
      'desc',
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function listTitles(db: Db, kind: string, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return db
    .selectFrom('article')
    .select(['slug', 'title'])
    .where('kind', '=', kind)
    .where('slug', 'in', slugs)
    .orderBy('title')
    .execute()
}

export async function listTerms(db: Db) {
  return db
    .selectFrom('article')
    .select(['slug', 'title', 'lead', 'synonyms'])
    .where('kind', '=', 'term')
    .orderBy('title')
    .orderBy('slug')
    .execute()
}

/** What is stored, as it was imported. */
export async function listSources(db: Db) {
  return db
    .selectFrom('article')
    .select(['kind', 'slug', 'source', 'version'])
    .orderBy('kind')
    .orderBy('slug')
    .execute()
}

export async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('article').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** All or nothing. */
export async function saveArticles(db: Db, articles: readonly Insertable<Article>[]): Promise<void> {
  await db.transaction().execute(async transaction => {
    for (const article of articles) {
      const { kind: _, slug: __, ...changing } = article
      await transaction
        .insertInto('article')
        .values(article)
        .onConflict(conflict => conflict.columns(['kind', 'slug']).doUpdateSet(changing))
        .execute()
    }
  })
}

/** Agencies of the catalogue by slug, for their cards. */
export async function listAgenciesBySlug(db: Db, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return db.selectFrom('agency').select(['id', 'name', 'slug', 'logo', 'city']).where('slug', 'in', slugs).execute()
}

/** Whether a page about such a thing exists. */
export async function hasSlug(db: Db, table: 'agency' | 'cms' | 'person' | 'interview', slug: string) {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from ${sql.table(table)} where slug = ${slug}) as found`.execute(db)
  return rows[0]?.found === true
}
