import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { countUnsentEmails, EMAIL_QUEUED } from '#db/queries/mail/mail.ts'
import { MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { readConfig } from '#server/config.ts'
import { makeMetrics } from '#server/http/metrics.ts'
import { feedbackEmail } from '#server/mail/emails/feedback-email.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { queueEmail } from '#server/mail/queue-email.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { type SmtpServer, startSmtp } from '#tests/support/site/smtp.ts'

const SITE = { siteName: 'Мерило', siteUrl: 'https://merilo.example' }
const LETTER = feedbackEmail({
  agency: { name: 'Северный контур', slug: 'severny-kontur', email: 'info@severny-kontur.example' },
  from: { name: 'Анна Ветрова', email: 'anna@vetrova.example', phone: '+74950001234' },
  message: 'Нужен сайт.\n\n— С уважением, Анна',
  site: SITE,
})

let database: Database
let dataDir: string
const logged: string[] = []
const log = {
  warn: (detail: object, message: string) => logged.push(JSON.stringify([detail, message])),
  error: (detail: object, message: string) => logged.push(JSON.stringify([detail, message])),
}

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

async function send(smtpUrl?: string) {
  const env = { DATA_DIR: dataDir, SITE_URL: SITE.siteUrl, ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}) }
  const metrics = makeMetrics(database)
  const outbox = await startOutbox({ database, metrics }, makeTransport(readConfig(env)), log)
  open.push(outbox)
  return { ...outbox, metrics }
}

const post = () => queueEmail(database.kysely, LETTER)
const rows = () => database.kysely.selectFrom('mail').selectAll().orderBy('id').execute()
const unsent = async () => (await countUnsentEmails(database.kysely)).waiting
/** Skips the pause before the next attempt. */
async function makeDue(): Promise<void> {
  await database.kysely.updateTable('mail').set({ next_try_at: new Date() }).execute()
  await database.notify(EMAIL_QUEUED, '')
}

describe('a letter by SMTP', () => {
  let smtp: SmtpServer
  beforeAll(async () => {
    smtp = await startSmtp()
  })
  afterAll(() => smtp.close())
  afterEach(() => {
    smtp.letters.length = 0
  })

  test('posted while the site runs goes out at once, to its recipient alone, whole', async () => {
    await send(smtp.url)
    await post()
    await expect.poll(() => smtp.letters.length).toBe(1)
    const [letter] = smtp.letters
    expect(letter?.recipients).toEqual(['info@severny-kontur.example'])
    expect(letter?.from).toMatchObject({ name: 'Мерило', address: 'robot@merilo.example' })
    expect(letter?.replyTo).toMatchObject([{ address: 'anna@vetrova.example' }])
    expect(letter?.subject).toBe('Сообщение с вашей страницы на сайте «Мерило»: Анна Ветрова')
    expect(letter?.text).toContain('> Нужен сайт.\n>\n> — С уважением, Анна')
    expect(letter?.text).toContain('Телефон: +7 495 000-12-34')
    expect(letter?.text).toContain('https://merilo.example/agency-severny-kontur/')
    expect(letter?.html).toBeUndefined()
    // Email headers must be ASCII; servers may mangle anything else.
    expect(letter?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
    await expect.poll(unsent).toBe(0)
    const [row] = await rows()
    expect(letter?.messageId).toBe(`<letter-${row?.id}@merilo.example>`)
    expect(row).toMatchObject({ attempts: 1, last_error: null, sent_at: expect.any(Date) })
  })

  test('posted while nobody was sending goes out when somebody starts', async () => {
    await post()
    await post()
    await send(smtp.url)
    await expect.poll(() => smtp.letters.length).toBe(2)
  })

  test('is sent once, though two processes look for it', async () => {
    await Promise.all([send(smtp.url), send(smtp.url)])
    for (let count = 0; count < 5; count += 1) await post()
    await expect.poll(unsent).toBe(0)
    expect(smtp.letters.map(({ messageId }) => messageId).sort()).toEqual(
      (await rows()).map(({ id }) => `<letter-${id}@merilo.example>`).sort(),
    )
  })

  test('of a transaction that came to nothing is never sent', async () => {
    await send(smtp.url)
    const failing = database.kysely.transaction().execute(async transaction => {
      await queueEmail(transaction, LETTER)
      throw new Error('No')
    })
    await expect(failing).rejects.toThrow('No')
    await post()
    await expect.poll(() => smtp.letters.length).toBe(1)
    expect(await rows()).toHaveLength(1)
  })
})

describe('when the mail server is down', () => {
  test('the letter waits longer and longer, and goes out when the server is back', async () => {
    const down = await startSmtp()
    await down.close()
    const { metrics } = await send(down.url)
    await post()
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
    await expect.poll(() => back.letters.length).toBe(1)
    await expect.poll(unsent).toBe(0)
    await back.close()
  })

  test('the others do not spend their attempts on it', async () => {
    const down = await startSmtp()
    await down.close()
    await post()
    await post()
    await send(down.url)
    await expect.poll(async () => (await rows()).map(({ attempts }) => attempts)).toEqual([1, 0])
  })

  test('after the last attempt it is left to the operator', async () => {
    await post()
    await database.kysely.updateTable('mail').set({ attempts: MAX_ATTEMPTS }).execute()
    const { stop } = await send()
    await stop()
    expect((await rows())[0]).toMatchObject({ attempts: MAX_ATTEMPTS, sent_at: null })
    expect(await countUnsentEmails(database.kysely)).toEqual({ waiting: 0, failed: 1, scheduled: 0 })
  })
})

test('without a mail server a letter is a file that any mail program opens', async () => {
  await send()
  await post()
  await expect.poll(unsent).toBe(0)
  const [row] = await rows()
  const folder = join(dataDir, 'outbox')
  expect(readdirSync(folder).filter(name => !name.endsWith('.eml'))).toEqual([])
  expect(existsSync(join(folder, `${row?.id}.eml`))).toBe(true)
  const letter = await PostalMime.parse(readFileSync(join(folder, `${row?.id}.eml`)))
  expect(letter.to).toMatchObject([{ address: 'info@severny-kontur.example' }])
  expect(letter.subject).toContain('Анна Ветрова')
  expect(letter.text).toContain('> Нужен сайт.')
})

test.each([
  ['recipient', 'info@severny-kontur.example\r\nBcc: boris@vetrova.example'],
  ['replyTo', 'anna@vetrova.example\nBcc: boris@vetrova.example'],
  ['subject', 'Тема\r\nBcc: boris@vetrova.example'],
])('a letter whose %s has a line break is not posted at all', async (key, value) => {
  await expect(queueEmail(database.kysely, { ...LETTER, [key]: value })).rejects.toThrow('line break')
  expect(await rows()).toEqual([])
})
