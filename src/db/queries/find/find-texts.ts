import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** One letter begins a word of every title. */
const isAsked = sql`length(asked.text) > 1`

/** Of articles: find_articles finds so many of each. */
const KINDS = 3

interface Match {
  /** The text it was found by, 1 for the first. */
  nth: number
  likeness: number
}

export interface FoundArticleRow extends Match {
  kind: string
  slug: string
  title: string
  lead: string
  published_at: Date
}

/** Articles whose title or synonyms are similar to each of the texts, the best matches of a kind first. */
export async function findArticles(db: Db, texts: readonly string[], limit: number): Promise<FoundArticleRow[]> {
  const { rows } = await sql<FoundArticleRow>`
    select asked.nth::integer as nth, found.likeness, article.kind, article.slug, article.title, article.lead,
      article.published_at
    from unnest(${texts}::text[]) with ordinality as asked (text, nth)
    cross join lateral (
      select * from find_articles(search_key(asked.text), ${limit}) with ordinality limit ${limit * KINDS}
    ) as found (article_id, likeness, nth)
    join article on article.id = found.article_id
    where ${isAsked}
    order by asked.nth, found.nth
  `.execute(db)
  return rows
}

export interface FoundCaseRow extends Match {
  id: number
  title: string
  agency: string
}

/** Cases with a title similar to each of the texts, best matches first. */
export async function findCases(db: Db, texts: readonly string[], limit: number): Promise<FoundCaseRow[]> {
  const { rows } = await sql<FoundCaseRow>`
    select asked.nth::integer as nth, found.likeness, case_study.id, case_study.title, agency.name as agency
    from unnest(${texts}::text[]) with ordinality as asked (text, nth)
    cross join lateral (
      select * from find_cases(search_key(asked.text), ${limit}) with ordinality limit ${limit}
    ) as found (case_id, likeness, nth)
    join case_study on case_study.id = found.case_id
    join agency on agency.id = case_study.agency_id
    where ${isAsked}
    order by asked.nth, found.nth
  `.execute(db)
  return rows
}
