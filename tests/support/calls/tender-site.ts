import type { Db } from '#db/connect.ts'
import { storedEmails } from '../site/emails.ts'
import { openTestApp, SITE_URL, type TestApp } from '../site/test-app.ts'
import { receivers, TENDER } from './tender-keys.ts'

export const NOTHING = { tenders: [], recipients: [], files: [], events: [], consents: [], emails: [] }

/** Rows of the tables that tenders write to. */
const stored = async (db: Db) => ({
  tenders: await db.selectFrom('tender').selectAll().execute(),
  recipients: await db.selectFrom('tender_recipient').selectAll().orderBy('agency_id').execute(),
  files: await db.selectFrom('tender_file').selectAll().orderBy('id').execute(),
  events: await db.selectFrom('tender_event').selectAll().orderBy('id').execute(),
  consents: await db.selectFrom('consent').selectAll().orderBy('id').execute(),
  emails: await storedEmails(db),
})

/** Extracts a key from an email, because the database stores only hashes. */
export const keyIn = (body: string, page: string): string =>
  new RegExp(`${SITE_URL}/tender/${page}/([0-9a-f]{32})/`).exec(body)?.[1] ?? ''

/** A site with three agencies that accept tenders, and the steps of a tender. */
export async function openTenderSite() {
  const site: TestApp = await openTestApp()
  const db = site.context.database.kysely
  const agencies = await receivers(db, 3)
  const call = (name: string, payload: object) => site.app.inject({ method: 'POST', url: `/api/${name}`, payload })
  const emails = async () => (await stored(db)).emails
  const send = (changes: object = {}) =>
    call('tenderline-form', { agencies: agencies.map(({ id }) => id).join(','), ...TENDER, ...changes })

  async function sentTender(changes: object = {}): Promise<string> {
    const answer = await send(changes)
    if (answer.statusCode !== 200) throw new Error(`The tender was refused: ${answer.body}`)
    return keyIn((await emails()).at(-1)?.body ?? '', 'confirm')
  }

  return {
    ...site,
    db,
    agencies,
    call,
    emails,
    send,
    sentTender,
    query: async (name: string, key: string) => (await site.app.inject({ url: `/api/${name}?key=${key}` })).json(),
    page: (url: string) => site.app.inject({ url }),
    stored: () => stored(db),
    events: async () => (await stored(db)).events.map(({ kind }) => kind),
    /** The sender's key and the agencies' keys by email address. */
    async confirmedTender(changes: object = {}) {
      const key = await sentTender(changes)
      await call('tender-confirm', { key })
      const requests = (await emails()).filter(({ kind }) => kind === 'tender-request')
      return { key, keys: new Map(requests.map(({ recipient, body }) => [recipient, keyIn(body, 'answer')])) }
    },
    async clear() {
      for (const table of ['tender', 'consent', 'mail'] as const) await db.deleteFrom(table).execute()
    },
  }
}

export type TenderSite = Awaited<ReturnType<typeof openTenderSite>>
