import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** In the order they came. */
export async function listTeam(db: Db) {
  return db
    .selectFrom('article')
    .innerJoin('person', 'person.slug', 'article.slug')
    .select(['person.slug', 'person.name', 'person.role', 'person.about', 'article.published_at as since'])
    .where('article.kind', '=', 'person')
    .orderBy('article.published_at')
    .orderBy('person.slug')
    .execute()
}

/** What each author wrote, the newest first. */
export async function listTextsBy(db: Db, authors: readonly string[]) {
  if (authors.length === 0) return []
  return db
    .selectFrom('article')
    .select(['author', 'kind', 'slug', 'title', 'published_at'])
    .where('author', 'in', authors)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Plans or mentions, the latest date first. */
export async function listNotices(db: Db, kind: 'plan' | 'mention') {
  return db
    .selectFrom('article')
    .select(['slug', 'category', 'title', 'tree', 'meta', 'published_at'])
    .where('kind', '=', kind)
    .orderBy('published_at', 'desc')
    .orderBy('slug')
    .execute()
}

export async function countReading(db: Db) {
  const { rows } = await sql<{ cases: number; interviews: number; research: number; terms: number }>`
    select
      (select count(*) from case_study left join project on project.id = case_study.project_id
        where project.is_nda is not true) as cases,
      (select count(*) from interview) as interviews,
      (select count(*) from article where kind = 'research') as research,
      (select count(*) from article where kind = 'term') as terms`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count always has a row')
  return counts
}
