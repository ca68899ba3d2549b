import type { Db } from '../../connect.ts'

/** The operator's own texts; their order on a page is the page's affair. */
export async function listPageTexts(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('page_text')
    .select(['key', 'title', 'html', 'version', 'updated_at'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
}
