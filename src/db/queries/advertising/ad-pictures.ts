import type { Db } from '../../connect.ts'

export async function insertAdPicture(db: Db, hash: string, png: Buffer): Promise<void> {
  await db
    .insertInto('ad_picture')
    .values({ hash, png })
    .onConflict(conflict => conflict.column('hash').doNothing())
    .execute()
}

export async function getAdPicture(db: Db, hash: string): Promise<Buffer | null> {
  const picture = await db.selectFrom('ad_picture').select('png').where('hash', '=', hash).executeTakeFirst()
  return picture?.png ?? null
}
