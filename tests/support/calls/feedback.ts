import type { Db } from '#db/connect.ts'
import { storedEmails } from '../site/emails.ts'

/** A valid message to an agency. */
export const FEEDBACK = {
  name: 'Анна Ветрова',
  email: 'anna@vetrova.example',
  phone: '8 (495) 000-12-34',
  message: 'Нужен сайт для мастерской.\nКогда можно поговорить?',
  consent: true,
  transfer: true,
}

/** An agency that accepts messages. */
export const receiver = (db: Db) =>
  db
    .selectFrom('agency')
    .select(['id', 'slug', 'name', 'email', 'phone'])
    .where('accepts_requests', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** Rows that a message adds. */
export const stored = async (db: Db) => ({
  feedback: await db.selectFrom('feedback').selectAll().execute(),
  consents: await db.selectFrom('consent').selectAll().orderBy('id').execute(),
  emails: await storedEmails(db),
})

export const NOTHING = { feedback: [], consents: [], emails: [] }

/** A form post as a browser sends it without JavaScript. */
export function formPost(url: string, fields: object, headers: Record<string, string> = {}) {
  const body = new URLSearchParams()
  for (const [key, value] of Object.entries(fields)) body.set(key, String(value))
  return {
    method: 'POST' as const,
    url,
    payload: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  }
}
