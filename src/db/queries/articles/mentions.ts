import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { CARD } from './articles.ts'

/** Terms explain; they are not about anyone. */
export const MENTIONING = ['news', 'research'] as const

/** Texts that show the agency of the outer query or link to it. */
export const mentionsAgency = sql<boolean>`article.agencies @> array[agency.slug]
  and article.kind in (${sql.join(MENTIONING.map(kind => sql.lit(kind)))})`

const { isAfter } = keyset('published_at', 'id')

interface MentionPage {
  slug: string
  after: RowKey | null
  limit: number
}

/** Newest first. */
export async function listMentions(db: Db, { slug, after, limit }: MentionPage) {
  return db
    .selectFrom('article')
    .select(CARD)
    .where(sql<boolean>`agencies @> array[${slug}]::text[]`)
    .where('kind', 'in', MENTIONING)
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
