import type { Insertable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { PageText } from '../../tables.generated.ts'

export async function listPageTexts(db: Db, keys: readonly string[]) {
  return db
    .selectFrom('page_text')
    .select(['key', 'title', 'html', 'version', 'updated_at'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()
}

export async function hasPageTexts(db: Db): Promise<boolean> {
  return (await db.selectFrom('page_text').select('key').limit(1).executeTakeFirst()) !== undefined
}

/** Keeps existing texts: the operator may have changed them. Returns the number of new ones. */
export async function insertMissingPageTexts(db: Db, texts: readonly Insertable<PageText>[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('page_text')
    .values([...texts])
    .onConflict(conflict => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
