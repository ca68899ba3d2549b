import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { CARD } from './articles.ts'

/** Terms explain; they are not about anyone. */
export const MENTIONING = ['news', 'research'] as const

/** Texts that show the agency of the outer query or link to it. */
export const mentionsAgency = sql<boolean>`article.agencies @> array[agency.slug]
  and article.kind in (${sql.join(MENTIONING.map(kind => sql.lit(kind)))})`

interface MentionPage {
  slug: string
  after: { at: Date; id: number } | null
  limit: number
}

/** Newest first. */
export async function listMentions(db: Db, { slug, after, limit }: MentionPage) {
  return db
    .selectFrom('article')
    .select(CARD)
    .where(sql<boolean>`agencies @> array[${slug}]::text[]`)
    .where('kind', 'in', MENTIONING)
    .$if(after !== null, query => query.where(sql<boolean>`(published_at, id) < (${after?.at}, ${after?.id}::int)`))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
