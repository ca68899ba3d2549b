import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { isMailAddress } from '#domain/forms/clean.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { callExamples } from '#tests/support/calls/call-examples.ts'
import { formPost } from '#tests/support/calls/feedback.ts'
import {
  HOSTILE_BODIES,
  HOSTILE_SAMPLES,
  HOSTILE_STRINGS,
  HOSTILE_VALUES,
  INTRUDER,
} from '#tests/support/calls/hostile-payloads.ts'
import { type KnownThings, knownThings } from '#tests/support/calls/known-things.ts'
import { startSmtp } from '#tests/support/site/smtp.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

// Posts every command's valid example with one hostile field at a time.

type Params = Record<string, unknown>

const commands = (Object.entries(contract) as [CallName, Call][]).filter(([, { kind }]) => kind === 'command')

let site: TestApp
let known: KnownThings
let examples: ReturnType<typeof callExamples>
/** Mailboxes of valid examples and of the market: no email may go elsewhere. */
const mailboxes = new Set<string>()

beforeAll(async () => {
  site = await openTestApp()
  known = await knownThings(db())
  examples = callExamples(known)
  for (const table of ['agency', 'review_request', 'tender'] as const) {
    for (const { email } of await db().selectFrom(table).select('email').execute()) mailboxes.add(email)
  }
  const contacts = (await site.app.inject({ url: '/api/contacts-info' })).json()
  for (const { email } of contacts.emails) mailboxes.add(email)
})
afterAll(() => site.close())

const db = () => site.context.database.kysely

function validParams(name: CallName): Params {
  const params = examples[name].params as Params
  for (const value of Object.values(params)) if (typeof value === 'string' && isMailAddress(value)) mailboxes.add(value)
  return params
}

function post(name: CallName, params: Params) {
  const { path, rest } = callAddress(name, params)
  return site.app.inject({ method: 'POST', url: path, payload: rest })
}

/** Accepted or rejected cleanly: no 5xx and no internals in the response. */
function expectHandled(answer: { statusCode: number; body: string }, what: unknown): void {
  expect(answer.statusCode, `${JSON.stringify(what)?.slice(0, 200)} ${answer.body}`).toBeLessThan(500)
  expect(answer.body).not.toMatch(/postgres|syntax error|invalid byte|\bat .+\.ts:\d+/i)
}

test('there are at least a hundred hostile strings', () => {
  expect(new Set(HOSTILE_STRINGS).size).toBeGreaterThanOrEqual(100)
})

describe.each(commands)('%s', (name, { params }) => {
  const textFields = Object.entries(params.properties as Record<string, { type?: string }>)
    .filter(([, { type }]) => type === 'string')
    .map(([field]) => field)

  test.each(textFields)('survives hostile strings in «%s»', async field => {
    for (const attack of HOSTILE_STRINGS)
      expectHandled(await post(name, { ...validParams(name), [field]: attack }), { [field]: attack })
  })

  test('survives values of the wrong type in any field', async () => {
    for (const field of Object.keys(params.properties)) {
      for (const value of HOSTILE_VALUES) {
        expectHandled(await post(name, { ...validParams(name), [field]: value }), { [field]: value })
      }
    }
  })

  test('survives malformed bodies', async () => {
    const { path } = callAddress(name, {})
    const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/xml', '']
    for (const payload of [
      ...HOSTILE_BODIES,
      Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
      Buffer.from('"\xe0\xe1"', 'latin1'),
    ]) {
      for (const type of types) {
        const headers = type === '' ? {} : { 'content-type': type }
        expectHandled(await site.app.inject({ method: 'POST', url: path, payload, headers }), [type, payload])
      }
    }
    expect(({} as Params).isAdmin).toBeUndefined()
  })

  test('survives hostile plain forms, and the page escapes them', async () => {
    for (const attack of HOSTILE_STRINGS.filter((_, nth) => nth % 3 === 0)) {
      const fields = Object.fromEntries(textFields.map(field => [field, attack]))
      const answer = await site.app.inject(formPost('/contacts/', { ...validParams(name), ...fields, call: name }))
      expectHandled(answer, attack)
      expectNoMarkup(answer.body, [attack])
    }
  })
})

test.each(HOSTILE_SAMPLES)('a message sent over HTTP survives %j', async attack => {
  if (!site.app.server.listening) await site.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = site.app.server.address() as AddressInfo
  for (const field of ['name', 'message']) {
    const answer = await fetch(`http://127.0.0.1:${port}${callAddress('send-feedback', {}).path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...validParams('send-feedback'), [field]: attack }),
    })
    expectHandled({ statusCode: answer.status, body: await answer.text() }, { [field]: attack })
  }
})

const WITH_MARKUP = HOSTILE_STRINGS.filter(attack => /<[a-z/!]/i.test(attack))

function expectNoMarkup(html: string, payloads: readonly string[]): void {
  for (const attack of payloads.filter(each => WITH_MARKUP.includes(each))) expect(html).not.toContain(attack)
  expect(html).not.toMatch(/<a[^>]+href="\s*(?:javascript|data):/i)
  expect(html).not.toMatch(/<script(?![^>]*(?:\ssrc=|application\/(?:ld\+)?json))/i)
}

test('stored markup is escaped on every page', async () => {
  const text = WITH_MARKUP.join(' ')
  const { agency, cms, person } = known
  const { id } = await db().selectFrom('agency').select('id').where('slug', '=', agency).executeTakeFirstOrThrow()
  const url = 'javascript:window.hacked=1'
  const agencyTexts = { name: text, tagline: text, about: text, legal_name: text, site: url }
  await db().updateTable('agency').set(agencyTexts).where('id', '=', id).execute()
  const reviewTexts = { body: text, better: text, author_name: text, author_role: text, company_name: text }
  await db().updateTable('review').set(reviewTexts).where('agency_id', '=', id).execute()
  const projectTexts = { title: text, summary: text, result: text, url }
  await db().updateTable('project').set(projectTexts).where('agency_id', '=', id).execute()
  await db().updateTable('person').set({ name: text, role: text }).where('slug', '=', person).execute()
  await site.context.database.notify(PAGES_CHANGED, '*')

  const tabs = ['', 'portfolio/', 'reviews/', 'interviews/', 'contacts/'].map(tab => `/agency-${agency}/${tab}`)
  const others = ['/', '/digital-agencies/', '/customers_responses/', `/customers_responses/${agency}/`]
  const addresses = [...tabs, ...others, `/cms-${cms}/reviews/`, `/persons/${person}/`, `/compare/?ids=${id}`, '/wall/']
  let escapedPages = 0
  for (const url of [...addresses, `/search/?q=${encodeURIComponent(text.slice(0, 80))}`]) {
    const { statusCode, body } = await site.app.inject({ url })
    expect(statusCode, url).toBeLessThan(500)
    expectNoMarkup(body, WITH_MARKUP)
    if (body.includes('&lt;script&gt;window.hacked')) escapedPages += 1
  }
  expect(escapedPages).toBeGreaterThan(5)
})

test('emails caused by hostile input go to their one intended recipient, as plain text', async () => {
  const rows = await db().selectFrom('mail').selectAll().orderBy('id').execute()
  expect(rows.length).toBeGreaterThan(100)
  for (const { recipient, reply_to, subject } of rows) {
    expect(mailboxes).toContain(recipient)
    expect(reply_to === null || mailboxes.has(reply_to)).toBe(true)
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
  }
  // Emails whose headers differ only in numbers are sent once: bodies cannot affect headers.
  const distinct = new Map(rows.map(({ id, kind, subject }) => [kind + subject.replace(/\d+/g, ''), id]))
  await db()
    .deleteFrom('mail')
    .where('id', 'not in', [...distinct.values()])
    .execute()
  // Scheduled emails are sent now as well.
  await db()
    .updateTable('mail')
    .set({ next_try_at: new Date(0) })
    .execute()
  const smtp = await startSmtp()
  const outbox = await startOutbox(site.context, makeTransport({ ...site.context.config, smtpUrl: smtp.url }), {
    warn: () => undefined,
  })
  await expect.poll(() => smtp.emails.length).toBe(distinct.size)
  await outbox.stop()
  await smtp.close()
  for (const email of smtp.emails) {
    expect(email.recipients).toHaveLength(1)
    expect(mailboxes).toContain(email.recipients[0])
    expect([email.cc, email.bcc]).toEqual([undefined, undefined])
    // Only the statistics have a table; nothing that a visitor typed is in it.
    expect(email.html === undefined || email.subject?.startsWith('Аудитория сайта')).toBe(true)
    expect(email.html ?? '').not.toContain(INTRUDER)
    expect(email.to).toHaveLength(1)
    expect(email.raw.split('\r\n\r\n', 1)[0]).not.toContain(INTRUDER)
  }
})

test('hostile input leaves the data intact', async () => {
  const { count } = await db()
    .selectFrom('agency')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBeGreaterThan(10)
  expect((await site.app.inject({ url: '/digital-agencies/' })).statusCode).toBe(200)
})
