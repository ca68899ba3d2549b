import type { StatTabId } from '#domain/stats/charts.ts'
import type { Limits } from '#server/app.ts'
import { storedEmails } from '../site/emails.ts'
import { openTestApp, SITE_URL, type TestApp } from '../site/test-app.ts'

export const READER = 'anna@vetrova.example'

/** Extracts a key from an email, because the database stores only hashes. */
export const keyIn = (body: string, page: 'confirm' | 'end'): string =>
  new RegExp(`${SITE_URL}/subscription/${page}/([0-9a-f]{32})/`).exec(body)?.[1] ?? ''

/** A site and the steps of a subscription. */
export async function openSubscriptionSite(limits: Partial<Limits> = {}) {
  const site: TestApp = await openTestApp(limits)
  const db = site.context.database.kysely
  const call = (name: string, payload: object) => site.app.inject({ method: 'POST', url: name, payload })
  const emails = () => storedEmails(db)
  const subscribe = (email = READER, tab = 'prices') =>
    call('/v2/digitalStats/subscribe', { email, tab, consent: true, spent: 60_000 })

  async function requested(email = READER, tab: StatTabId = 'prices'): Promise<string> {
    const answer = await subscribe(email, tab)
    if (answer.statusCode !== 200) throw new Error(`The subscription was refused: ${answer.body}`)
    return keyIn((await emails()).at(-1)?.body ?? '', 'confirm')
  }

  return {
    ...site,
    db,
    call,
    emails,
    subscribe,
    /** Returns the key from the confirmation email. */
    requested,
    confirm: (key: string) => call('/api/subscription-confirm', { key }),
    end: (key: string) => call('/api/subscription-end', { key }),
    async active(email = READER, tab: StatTabId = 'prices'): Promise<string> {
      const key = await requested(email, tab)
      await call('/api/subscription-confirm', { key })
      return key
    },
    state: async (key: string) => (await site.app.inject({ url: `/api/subscription?key=${key}` })).json().state,
    stored: () => db.selectFrom('subscription').selectAll().orderBy('id').execute(),
    /** As if the last request was so long ago. */
    async age(minutes: number): Promise<void> {
      const requested_at = new Date(Date.now() - minutes * 60_000)
      await db.updateTable('subscription').set({ requested_at }).execute()
    },
    async clear() {
      for (const table of ['subscription', 'consent', 'mail'] as const) await db.deleteFrom(table).execute()
    },
  }
}

export type SubscriptionSite = Awaited<ReturnType<typeof openSubscriptionSite>>
