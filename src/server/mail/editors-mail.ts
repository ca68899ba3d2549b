import type { Db } from '#db/connect.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { isMailAddress } from '#domain/forms/clean.ts'

/** Where letters to the editors go: the first address of their contacts. Null until the operator has written one. */
export async function editorsMail(db: Db): Promise<string | null> {
  const contacts = await getSetting<{ emails?: { email: string }[] }>(db, 'contacts')
  const address = contacts?.emails?.[0]?.email ?? ''
  return isMailAddress(address) ? address : null
}
