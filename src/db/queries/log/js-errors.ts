import type { Insertable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { JsError } from '../../tables.generated.ts'

export async function insertJsError(db: Db, error: Pick<Insertable<JsError>, 'identifier' | 'page_path' | 'body'>) {
  await db.insertInto('js_error').values(error).execute()
}

export async function deleteOldJsErrors(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('js_error').where('at', '<', before).execute()
}
