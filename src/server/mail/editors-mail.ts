import type { Db } from '#db/connect.ts'
import { getSetting } from '#db/queries/menu/settings.ts'
import { isMailAddress } from '#domain/forms/clean.ts'

interface ContactEmail {
  purpose: string
  email: string
}

/** The first address of the editors' contacts; null until the operator sets one. */
export async function editorsMail(db: Db): Promise<string | null> {
  const [first] = await contactEmails(db)
  return first?.email ?? null
}

/** The address for advertisers; without one, that of the editors. */
export async function adsMail(db: Db): Promise<string | null> {
  const emails = await contactEmails(db)
  return (emails.find(({ purpose }) => /реклам/i.test(purpose)) ?? emails[0])?.email ?? null
}

async function contactEmails(db: Db): Promise<ContactEmail[]> {
  const contacts = await getSetting<{ emails?: ContactEmail[] }>(db, 'contacts')
  return (contacts?.emails ?? []).filter(({ email }) => isMailAddress(email))
}
