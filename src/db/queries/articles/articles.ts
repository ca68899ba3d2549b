import { type Insertable, sql } from 'kysely'
import { moscowYearBounds } from '#domain/time/dates.ts'
import type { Db } from '../../connect.ts'
import type { Article, Person } from '../../tables.generated.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'

export const CARD = [
  'article.id',
  'article.kind',
  'article.slug',
  'article.category',
  'article.title',
  'article.lead',
  'article.meta',
  'article.published_at',
  'article.updated_at',
  'article.changed',
] as const

const { isAfter } = keyset('published_at', 'id')

interface ArticlePage {
  kind: string
  /** Null for all. */
  category: string | null
  /** In Moscow; null for all. */
  year: number | null
  after: RowKey | null
  limit: number
}

/** Newest first. */
export async function listArticles(db: Db, { kind, category, year, after, limit }: ArticlePage) {
  const bounds = year === null ? null : moscowYearBounds(year)
  return db
    .selectFrom('article')
    .select(CARD)
    .where('kind', '=', kind)
    .$if(category !== null, query => query.where('category', '=', category ?? ''))
    .$call(query =>
      bounds ? query.where('published_at', '>=', bounds.from).where('published_at', '<', bounds.to) : query,
    )
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

interface PublishedBetween {
  kinds: readonly string[]
  from: Date
  before: Date
  limit: number
}

/** Newest first, with the number of all. */
export async function listArticlesPublished(db: Db, { kinds, from, before, limit }: PublishedBetween) {
  return db
    .selectFrom('article')
    .select(CARD)
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('kind', 'in', kinds)
    .where('published_at', '>=', from)
    .where('published_at', '<', before)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const WRITTEN = 100

/** Newest first. */
export async function listArticlesBy(db: Db, author: string) {
  return db
    .selectFrom('article')
    .select(CARD)
    .where('author', '=', author)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(WRITTEN)
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

/** How many texts each year of each category has; years are those of Moscow. */
export async function countByCategoryAndYear(db: Db, kinds: readonly string[]) {
  const year = sql<number>`extract(year from published_at at time zone 'Europe/Moscow')::int`
  return db
    .selectFrom('article')
    .select(['kind', 'category', year.as('year'), sql<number>`count(*)::int`.as('count')])
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'category', sql`3`])
    .execute()
}

/** What was changed in texts after they were published, the latest first. */
export async function listCorrections(db: Db, kinds: readonly string[], limit: number) {
  return db
    .selectFrom('article')
    .select(['kind', 'slug', 'title', 'updated_at', 'changed', sql<number>`(count(*) over ())::int`.as('total')])
    .where('kind', 'in', kinds)
    .where('updated_at', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function getArticle(db: Db, kind: string, slug: string) {
  const row = await db
    .selectFrom('article')
    .leftJoin('person', 'person.slug', 'article.author')
    .select(CARD)
    .select(['tree', 'subjects', 'synonyms', 'version'])
    .select(['person.slug as author_slug', 'person.name as author_name', 'person.role as author_role'])
    .where('article.kind', '=', kind)
    .where('article.slug', '=', slug)
    .executeTakeFirst()
  return row ?? null
}

/** Ordered by subjects in common, then by date. */
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
    .select(['slug', 'title', 'lead', 'synonyms', 'meta'])
    .where('kind', '=', 'term')
    .orderBy('title')
    .orderBy('slug')
    .execute()
}

/** The source of every text, as imported. */
export async function listSources(db: Db) {
  return db
    .selectFrom('article')
    .select(['kind', 'slug', 'source', 'version', 'published_at'])
    .orderBy('kind')
    .orderBy('slug')
    .execute()
}

/** Texts of the site itself do not count. */
export async function hasArticles(db: Db): Promise<boolean> {
  const found = await db.selectFrom('article').select('id').where('kind', '<>', 'page').limit(1).executeTakeFirst()
  return found !== undefined
}

/** Texts of the site itself, by name. */
export async function listPageTexts(db: Db, slugs: readonly string[]) {
  return db
    .selectFrom('article')
    .select(['slug', 'title', 'tree', 'meta', 'published_at', 'changed'])
    .where('kind', '=', 'page')
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .execute()
}

/** All or nothing. `people` may be authors of the texts, so they come first. */
export async function replaceArticles(
  db: Db,
  articles: readonly Insertable<Article>[],
  people: readonly Insertable<Person>[],
): Promise<void> {
  await db.transaction().execute(async transaction => {
    for (const { slug, ...changing } of people) {
      await transaction
        .insertInto('person')
        .values({ slug, ...changing })
        .onConflict(conflict => conflict.column('slug').doUpdateSet(changing))
        .execute()
    }
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
