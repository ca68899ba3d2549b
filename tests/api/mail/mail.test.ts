import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { countUnsentEmails, EMAIL_QUEUED } from '#db/queries/mail/mail.ts'
import { MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { readConfig } from '#server/config.ts'
import { makeFailures } from '#server/failures.ts'
import { feedbackEmail } from '#server/mail/emails/feedback-email.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { queueEmail } from '#server/mail/queue-email.ts'
import { makeSeal } from '#server/mail/seal.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { makeMetrics } from '#server/metrics.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { TEST_MAIL } from '#tests/support/site/emails.ts'
import { type SmtpServer, startSmtp } from '#tests/support/site/smtp.ts'

const LATER = new Date('2099-01-01')
const SITE = { siteName: 'Мерило', siteUrl: 'https://merilo.example' }
const EMAIL = feedbackEmail({
  id: 7,
  agency: { name: 'Северный контур', slug: 'severny-kontur', email: 'info@severny-kontur.example' },
  from: { name: 'Анна Ветрова', email: 'anna@vetrova.example', phone: '+74950001234' },
  message: 'Нужен сайт.\n\n— С уважением, Анна',
  site: SITE,
})

let database: Database
let dataDir: string
const logged: string[] = []
const log = { warn: (detail: object, message: string) => logged.push(JSON.stringify([detail, message])) }

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'merilo-mail-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const outbox of open.splice(0)) await outbox.stop()
  await database.kysely.deleteFrom('mail').execute()
})

async function start(smtpUrl?: string, perHour = TEST_MAIL.perHour) {
  const env = { DATA_DIR: dataDir, SITE_URL: SITE.siteUrl, ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) }
  const metrics = makeMetrics(database)
  const outbox = await startOutbox(
    { database, metrics, failures: makeFailures(), mail: { ...TEST_MAIL, perHour } },
    makeTransport(readConfig(env)),
    log,
  )
  open.push(outbox)
  return { ...outbox, metrics }
}

const queue = () => queueEmail(database.kysely, EMAIL, TEST_MAIL)
const rows = () => database.kysely.selectFrom('mail').selectAll().orderBy('id').execute()
const unsent = async () => (await countUnsentEmails(database.kysely)).waiting
/** Skips the pause before the next attempt. */
async function makeDue(): Promise<void> {
  await database.kysely.updateTable('mail').set({ next_try_at: new Date() }).execute()
  await database.notify(EMAIL_QUEUED, '')
}

describe('an email sent by SMTP', () => {
  let smtp: SmtpServer
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp.close())
  afterEach(() => {
    smtp.emails.length = 0
  })

  test('is sent as soon as it is queued, complete and to its recipient only', async () => {
    await start(smtp.url)
    await queue()
    await expect.poll(() => smtp.emails.length).toBe(1)
    const [email] = smtp.emails
    expect(email?.recipients).toEqual(['info@severny-kontur.example'])
    expect(email?.from).toMatchObject({ name: 'Мерило', address: 'robot@merilo.example' })
    expect(email?.replyTo).toMatchObject([{ address: 'anna@vetrova.example' }])
    expect(email?.subject).toBe('Сообщение с вашей страницы на сайте «Мерило»: Анна Ветрова')
    expect(email?.text).toContain('> Нужен сайт.\n>\n> — С уважением, Анна')
    expect(email?.text).toContain('Телефон: +7 495 000-12-34')
    expect(email?.text).toContain('https://merilo.example/agency-severny-kontur/')
    expect(email?.html).toBeUndefined()
    expect(email?.raw).not.toContain('List-Unsubscribe')
    // Email headers must be ASCII; servers may mangle anything else.
    expect(email?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    await expect.poll(unsent).toBe(0)
    const [row] = await rows()
    expect(email?.messageId).toBe(`<${row?.message_id}@merilo.example>`)
    expect(row).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(Date) })
  })

  test('of a newsletter has both parts and the headers of one-click unsubscribe', async () => {
    await start(smtp.url)
    const url = `${SITE.siteUrl}/subscription/end/${'a'.repeat(32)}/`
    await queueEmail(
      database.kysely,
      { ...EMAIL, html: '<p>Медиана: <b>1 млн ₽</b></p>', unsubscribeUrl: url },
      TEST_MAIL,
    )
    await expect.poll(() => smtp.emails.length).toBe(1)
    const [email] = smtp.emails
    expect(email?.text).toContain('> Нужен сайт.')
    expect(email?.html).toContain('<b>1 млн ₽</b>')
    const header = (key: string) => email?.headers.find(one => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<${url}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('queued while no outbox was running is sent when one starts', async () => {
    await queue()
    await queue()
    await start(smtp.url)
    await expect.poll(() => smtp.emails.length).toBe(2)
  })

  test('is sent once when two outboxes are running', async () => {
    await Promise.all([start(smtp.url), start(smtp.url)])
    for (let count = 0; count < 5; count += 1) await queue()
    await expect.poll(unsent).toBe(0)
    expect(smtp.emails.map(({ messageId }) => messageId).sort()).toEqual(
      (await rows()).map(({ message_id }) => `<${message_id}@merilo.example>`).sort(),
    )
  })

  test('leaves only a trace in the database', async () => {
    await start(smtp.url)
    await queueEmail(database.kysely, { ...EMAIL, html: '<p>Нужен сайт</p>', picture: Buffer.from('png') }, TEST_MAIL)
    await expect.poll(unsent).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ kind: 'feedback', recipient: EMAIL.recipient, subject: '', body: '' })
    expect(row).toMatchObject({ html: null, picture: null, reply_to: null, unsubscribe_url: null })
    expect(JSON.stringify(row)).not.toMatch(/Анна|anna|сайт/)
  })

  test('waits with the keys of its links sealed and is sent with them in clear', async () => {
    const key = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'
    const link = `${SITE.siteUrl}/tender/status/${key}/`
    const dueAt = new Date(Date.now() + 86_400_000)
    await queueEmail(database.kysely, { ...EMAIL, body: `Состояние: ${link}`, dueAt }, TEST_MAIL)
    expect(JSON.stringify(await rows())).not.toContain(key)
    await start(smtp.url)
    await makeDue()
    await expect.poll(() => smtp.emails.length).toBe(1)
    expect(smtp.emails[0]?.text).toContain(link)
  })

  test('queued with a key in clear by an earlier release is sealed at the start', async () => {
    const key = 'a'.repeat(32)
    const body = `Состояние: ${SITE.siteUrl}/tender/status/${key}/`
    await database.kysely
      .insertInto('mail')
      .values({ kind: 'tender-reminder', recipient: 'anna@vetrova.example', subject: 'Тема', body, next_try_at: LATER })
      .execute()
    await start(smtp.url)
    expect((await rows())[0]?.body).not.toContain(key)
    expect(TEST_MAIL.seal.open((await rows())[0]?.body ?? '')).toBe(body)
  })

  test('sealed with another secret fails alone, with a reason for the operator', async () => {
    const other = { ...TEST_MAIL, seal: makeSeal(() => Buffer.alloc(32, 1)) }
    await queueEmail(database.kysely, { ...EMAIL, body: `/tender/status/${'a'.repeat(32)}/` }, other)
    await queue()
    await start(smtp.url)
    await expect.poll(() => smtp.emails.length).toBe(1)
    expect((await rows())[0]).toMatchObject({ sent_at: null, attempts: 1, last_error: 'ESEAL' })
  })

  test('is one of five in an hour to its recipient, however many processes send; the others wait', async () => {
    for (let count = 0; count < 8; count += 1) await queue()
    await queueEmail(database.kysely, { ...EMAIL, recipient: 'other@kontur.example' }, TEST_MAIL)
    await queueEmail(database.kysely, { ...EMAIL, recipient: EMAIL.recipient.toUpperCase() }, TEST_MAIL)
    const outboxes = await Promise.all([start(smtp.url, 5), start(smtp.url, 5)])
    await expect.poll(() => smtp.emails.length).toBe(6)
    const states = () =>
      Promise.all(outboxes.map(({ metrics }) => metrics.registry.getSingleMetricAsString('merilo_letters')))
    await expect.poll(states).toEqual([expect.stringContaining('{state="delayed"} 4'), expect.anything()])
    expect(logged.join()).toContain('got enough in this hour')
    expect(smtp.emails.filter(({ recipients }) => recipients[0] === EMAIL.recipient)).toHaveLength(5)
    // An hour later.
    await database.kysely
      .updateTable('mail')
      .set({ claimed_at: new Date(Date.now() - 3_601_000) })
      .where('sent_at', 'is not', null)
      .execute()
    await makeDue()
    await expect.poll(unsent).toBe(0)
    expect(smtp.emails).toHaveLength(10)
  })

  test('queued in a rolled-back transaction is never sent', async () => {
    await start(smtp.url)
    const failing = database.kysely.transaction().execute(async transaction => {
      await queueEmail(transaction, EMAIL, TEST_MAIL)
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    await queue()
    await expect.poll(() => smtp.emails.length).toBe(1)
    expect(await rows()).toHaveLength(1)
  })
})

describe('when the mail server is down', () => {
  test('the email is retried with growing pauses and sent when the server is back', async () => {
    const down = await startSmtp()
    await down.close()
    const { metrics } = await start(down.url)
    await queue()
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect
        .poll(async () => (await rows())[0])
        .toMatchObject({ attempts: attempt, last_error: expect.stringMatching(/^E[A-Z]+/) })
      const [row] = await rows()
      pauses.push(Math.round(((row?.next_try_at.getTime() ?? 0) - Date.now()) / 60_000))
      if (attempt < 4) await makeDue()
    }
    expect(pauses).toEqual([1, 5, 15, 60])
    expect(await metrics.registry.getSingleMetricAsString('merilo_letters')).toContain('{state="waiting"} 1')
    expect(logged.join()).toContain('email not sent')
    expect(logged.join()).not.toMatch(/anna|severny|Анна/)

    const back = await startSmtp(down.port)
    await makeDue()
    await expect.poll(() => back.emails.length).toBe(1)
    await expect.poll(unsent).toBe(0)
    await back.close()
  })

  test('other emails do not use up attempts', async () => {
    const down = await startSmtp()
    await down.close()
    await queue()
    await queue()
    await start(down.url)
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual([1, 0])
  })

  test('after the last attempt the email is left to the operator', async () => {
    await queue()
    await database.kysely.updateTable('mail').set({ attempts: MAX_ATTEMPTS }).execute()
    const { stop } = await start()
    await stop()
    expect((await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, sent_at: null })
    expect(await countUnsentEmails(database.kysely)).toEqual({ waiting: 0, failed: 1, scheduled: 0 })
  })
})

test('without a mail server an email is written as an .eml file', async () => {
  await start()
  await queue()
  await expect.poll(unsent).toBe(0)
  const [row] = await rows()
  const folder = join(dataDir, 'outbox')
  expect(readdirSync(folder).filter(name => !name.endsWith('.eml'))).toEqual([])
  const file = join(folder, `${row?.id}.feedback-7.eml`)
  expect(existsSync(file)).toBe(true)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const email = await PostalMime.parse(readFileSync(file))
  expect(email.to).toMatchObject([{ address: 'info@severny-kontur.example' }])
  expect(email.subject).toContain('Анна Ветрова')
  expect(email.text).toContain('> Нужен сайт.')
})

test.each([
  ['recipient', 'info@severny-kontur.example\r\nBcc: boris@vetrova.example'],
  ['replyTo', 'anna@vetrova.example\nBcc: boris@vetrova.example'],
  ['subject', 'Тема\r\nBcc: boris@vetrova.example'],
])('an email whose %s has a line break is not queued', async (key, value) => {
  await expect(queueEmail(database.kysely, { ...EMAIL, [key]: value }, TEST_MAIL)).rejects.toThrow('line break')
  expect(await rows()).toEqual([])
})
