import type { Db } from '../../connect.ts'

export async function listPageTexts(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('page_text')
    .select(['key', 'title', 'html', 'version', 'updated_at'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
}
