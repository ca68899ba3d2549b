import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Pages that the operator's head keeps out of search engines. */
export async function listHiddenPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('page_head')
    .select('path')
    .where(
      sql<boolean>`exists (select from jsonb_array_elements(page_head.meta) as tag
        where tag ->> 'name' = 'robots' and tag ->> 'content' ~ 'noindex|none')`,
    )
    .orderBy('path')
    .execute()
  return rows.map(({ path }) => path)
}
