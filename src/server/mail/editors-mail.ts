import type { Db } from '#db/connect.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { isMailAddress } from '#domain/forms/clean.ts'

/** The first address of the editors' contacts; null until the operator sets one. */
export async function editorsMail(db: Db): Promise<string | null> {
  const contacts = await getSetting<{ emails?: { email: string }[] }>(db, 'contacts')
  const address = contacts?.emails?.[0]?.email ?? ''
  return isMailAddress(address) ? address : null
}
