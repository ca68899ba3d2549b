import type { Db } from '../../connect.ts'

export async function getRedirect(db: Db, path: string): Promise<string | null> {
  const row = await db.selectFrom('redirect').select('to_path').where('from_path', '=', path).executeTakeFirst()
  return row?.to_path ?? null
}

/** The operator's head for a path, which overrides the generated one. */
export async function getPageHead(db: Db, path: string) {
  const row = await db.selectFrom('page_head').selectAll().where('path', '=', path).executeTakeFirst()
  return row ?? null
}
