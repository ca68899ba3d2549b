import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { writeCounts } from '#server/counter/write-counts.ts'
import { jobs } from '#server/jobs/jobs.ts'
import { USER_AGENT } from '#tests/support/browser/browser.ts'
import { FEEDBACK, NOTHING, receiver, stored } from '#tests/support/calls/feedback.ts'
import { openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

const INTRUDER = 'boris@vetrova.example'

let site: TestApp
let agency: Awaited<ReturnType<typeof receiver>>

beforeAll(async () => {
  site = await openTestApp()
  agency = await receiver(db())
})
afterAll(() => site.close())
afterEach(async () => {
  for (const table of ['feedback', 'consent', 'mail'] as const) await db().deleteFrom(table).execute()
})

const db = () => site.context.database.kysely

/** Robots are not counted. */
const headers = { 'user-agent': USER_AGENT.desktop }
const call = (name: string, payload: object, remoteAddress = '203.0.113.20') =>
  site.app.inject({ method: 'POST', url: `/api/${name}`, payload, remoteAddress, headers })
const send = (changes: object = {}, address?: string) =>
  call('agency-page-send-feedback', { agency: agency.slug, ...FEEDBACK, ...changes }, address)

describe('a message to an agency', () => {
  test('is stored with both consents and an email that asks its sender to confirm', async () => {
    const answer = await send()
    expect(answer.json()).toEqual({ success: true })
    const { feedback, consents, emails } = await stored(db())
    expect(feedback).toMatchObject([{ ...STORED, agency_id: agency.id, status: 'new' }])
    const subject = `feedback:${feedback[0]?.id}`
    const form = 'agency-page-send-feedback'
    const address_hash = expect.stringMatching(/^[\w-]{43}$/)
    expect(consents).toMatchObject([
      { kind: 'personal-data', text_version: '2026-2', form, subject, address_hash },
      { kind: 'transfer', text_version: '2026-1', form, subject, address_hash },
    ])
    expect(emails).toMatchObject([
      { kind: 'feedback-confirm', recipient: FEEDBACK.email, reply_to: null, attempts: 0, sent_at: null },
    ])
    expect(emails[0]?.body).toContain(`${SITE_URL}/confirm/`)
  })

  const STORED = {
    form: 'agency-page-send-feedback',
    name: FEEDBACK.name,
    email: FEEDBACK.email,
    phone: '+74950001234',
    message: FEEDBACK.message,
  }

  const setEdition = (edition: string) =>
    sql`update article set meta = meta || jsonb_build_object('edition', ${edition}::text)
      where kind = 'page' and slug = 'consent-transfer'`.execute(db())

  test('records the version of the consent text in force', async () => {
    await setEdition('2027-3')
    await send()
    await setEdition('2026-1')
    const { consents } = await stored(db())
    expect(consents.map(({ kind, text_version }) => [kind, text_version])).toEqual([
      ['personal-data', '2026-2'],
      ['transfer', '2027-3'],
    ])
  })

  test('is not stored when its email cannot be queued', async () => {
    await sql`alter table mail add constraint no_emails check (kind <> 'feedback-confirm')`.execute(db())
    const answer = await send()
    await sql`alter table mail drop constraint no_emails`.execute(db())
    expect(answer.statusCode).toBe(500)
    expect(await stored(db())).toEqual(NOTHING)
  })

  test('stores nothing when invalid and reports every field', async () => {
    const answer = await send({
      name: ' ',
      email: 'anna@',
      phone: '12',
      message: 'Привет',
      consent: false,
      transfer: undefined,
    })
    expect(answer.statusCode).toBe(422)
    const { code, message, fields } = answer.json().error
    expect([code, message]).toEqual(['form-refused', 'Проверьте поля, отмеченные ниже'])
    expect(Object.keys(fields)).toEqual(['name', 'email', 'phone', 'message', 'consent', 'transfer'])
    expect(fields).toMatchObject({ name: 'Поле обязательно', email: 'Проверьте адрес почты' })
    expect(await stored(db())).toEqual(NOTHING)
  })

  test.each([
    ['the honeypot field is filled in', { website: 'https://spam.example' }, 'не видно'],
    ['it is submitted too quickly', { spent: 300 }, 'слишком быстро'],
  ])('is refused with an explanation when %s, and accepted when resubmitted', async (_, trap, reason) => {
    const refused = await send(trap)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error.message).toContain(reason)
    expect(await stored(db())).toEqual(NOTHING)
    expect((await send({ spent: 4000 })).statusCode).toBe(200)
  })

  test('to an agency that accepts no messages is refused with an explanation', async () => {
    const accept = (accepts_requests: boolean) =>
      db().updateTable('agency').set({ accepts_requests }).where('id', '=', agency.id).execute()
    await accept(false)
    const answer = await send()
    await accept(true)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.message).toContain('не принимает сообщения')
    expect(await stored(db())).toEqual(NOTHING)
  })

  test.each([
    ['name', `Анна\r\nBcc: ${INTRUDER}`],
    ['name', `Анна\u2028Bcc: ${INTRUDER}\u0000`],
    ['email', `anna@vetrova.example\r\nBcc: ${INTRUDER}`],
    ['email', `anna@vetrova.example, ${INTRUDER}`],
    ['email', `<anna@vetrova.example> ${INTRUDER}`],
    ['phone', `+7 495 000-12-34\r\nTo: ${INTRUDER}`],
    ['message', `Здравствуйте, это письмо\r\n.\r\nRCPT TO:<${INTRUDER}>`],
  ])('never gets a second recipient through its %s: %j', async (field, value) => {
    await send({ [field]: value })
    const key = /confirm\/([0-9a-f]{32})\//.exec((await stored(db())).emails[0]?.body ?? '')?.[1]
    if (key !== undefined) await call('message-confirm', { key })
    for (const { kind, recipient, reply_to, subject } of (await stored(db())).emails) {
      const isToAgency = kind === 'feedback'
      expect(recipient).toBe(isToAgency ? agency.email : FEEDBACK.email)
      expect(reply_to).toBe(isToAgency ? FEEDBACK.email : null)
      expect(subject).not.toMatch(/\p{Cc}|\p{Zl}/u)
    }
  })
})

describe('the address of the sender', () => {
  const hashOf = async (address: string) => {
    await send({}, address)
    const { consents } = await stored(db())
    return consents.at(-1)?.address_hash
  }

  test('is stored only as a hash, equal for the same address on the same day', async () => {
    const first = await hashOf('203.0.113.30')
    expect(await hashOf('203.0.113.30')).toBe(first)
    expect(await hashOf('203.0.113.31')).not.toBe(first)
    expect(JSON.stringify(await stored(db()))).not.toContain('203.0.113.')
  })

  test('becomes unrecoverable when the salt of the day is deleted', async () => {
    const before = await hashOf('203.0.113.32')
    const job = jobs.find(({ name }) => name === 'forget-old-traces')
    const tomorrow = new Date(Date.now() + 86_400_000)
    await job?.run({ ...site.context, now: () => tomorrow })
    const salts = await db().selectFrom('site_setting').select('key').where('key', 'like', 'address-salt:%').execute()
    expect(salts).toEqual([])
    site.context.memo.clear()
    expect(await hashOf('203.0.113.32')).not.toBe(before)
  })
})

describe('the phone numbers of an agency', () => {
  const show = () => call('agency-show-phone', { agency: agency.slug })

  test('have a city and a link, without duplicates', async () => {
    const { phones } = (await show()).json()
    const offices = await db().selectFrom('office').select('phone').where('agency_id', '=', agency.id).execute()
    expect(phones).toHaveLength(new Set(offices.map(({ phone }) => phone)).size)
    for (const { city, phone, tel } of phones) {
      expect(city).toMatch(/^[А-ЯЁ]/)
      expect(phone).toMatch(/^(\+|8 )[\d -]+$/)
      expect(tel).toMatch(/^tel:\+\d{8,15}$/)
    }
  })

  test('are counted each time they are revealed, per agency and per day', async () => {
    const counts = async () => {
      const { phone_reveals } = await db()
        .selectFrom('agency')
        .select('phone_reveals')
        .where('id', '=', agency.id)
        .executeTakeFirstOrThrow()
      await writeCounts(site.context)
      const day = await db()
        .selectFrom('tally')
        .select('hits')
        .where('kind', '=', 'phone-shown')
        .where('subject', '=', agency.slug)
        .executeTakeFirst()
      return [phone_reveals, day?.hits ?? 0]
    }
    const [before = 0, today = 0] = await counts()
    await Promise.all([show(), show(), show()])
    expect(await counts()).toEqual([before + 3, today + 3])
  })

  test('do not invalidate cached pages when revealed', async () => {
    const page = () => site.app.inject({ url: `/agency-${agency.slug}/` })
    await page()
    await show()
    expect((await page()).headers['server-timing']).toContain('cache;desc=hit')
  })

  test('appear in no page or response before they are revealed', async () => {
    const { phones } = (await show()).json()
    const numbers: string[] = [
      agency.phone,
      ...phones.flatMap(({ phone, tel }: Record<string, string>) => [phone, tel]),
    ]
    const addresses = ['', 'contacts/'].map(tab => `/agency-${agency.slug}/${tab}`)
    for (const url of [...addresses, `/api/agency-header?agency=${agency.slug}`]) {
      const { statusCode, body } = await site.app.inject({ url })
      expect(statusCode).toBe(200)
      for (const number of numbers) expect(body).not.toContain(number)
    }
  })
})

describe('limits', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await openTestApp({ isStrict: true })
  })
  afterAll(() => strict.close())

  test.each([
    ['agency-page-send-feedback', 10],
    ['agency-show-phone', 30],
  ])('%s is allowed %i times a minute per address', async (name, times) => {
    const request = (remoteAddress: string) =>
      strict.app.inject({
        method: 'POST',
        url: `/api/${name}`,
        payload: { agency: agency.slug, ...paramsOf(name) },
        remoteAddress,
      })
    for (let sent = 0; sent < times; sent += 1) expect((await request('203.0.113.40')).statusCode).toBe(200)
    const refused = await request('203.0.113.40')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error.code).toBe('too-many-requests')
    expect((await request('203.0.113.41')).statusCode).toBe(200)
  })

  const paramsOf = (name: string) => (name === 'agency-show-phone' ? {} : FEEDBACK)
})
