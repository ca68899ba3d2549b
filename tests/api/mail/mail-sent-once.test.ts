import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { EMAIL_QUEUED } from '#db/queries/mail/mail.ts'
import { readConfig } from '#server/config.ts'
import { makeFailures } from '#server/failures.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { queueEmail } from '#server/mail/queue-email.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { makeMetrics } from '#server/metrics.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { TEST_MAIL } from '#tests/support/site/emails.ts'
import { type SmtpServer, startSmtp } from '#tests/support/site/smtp.ts'

const EMAIL = {
  kind: 'feedback',
  about: null,
  recipient: 'info@severny-kontur.example',
  replyTo: null,
  subject: 'Нужен сайт',
  body: 'Нужен сайт.',
}

let database: Database
let smtp: SmtpServer
let outbox: Awaited<ReturnType<typeof startOutbox>>
let failures: ReturnType<typeof makeFailures>

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  smtp = await startSmtp()
  failures = makeFailures()
  failures.logTo({ error: () => undefined, info: () => undefined })
  const config = readConfig({ DATA_DIR: tmpdir(), SITE_URL: 'https://merilo.example', SMTP_URL: smtp.url })
  const context = { database, failures, metrics: makeMetrics(database, failures), mail: TEST_MAIL }
  outbox = await startOutbox(context, makeTransport(config), { warn: () => undefined })
})
afterEach(async () => {
  await outbox.stop()
  await smtp.close()
  await database.kysely.deleteFrom('mail').execute()
})

const queue = () => queueEmail(database.kysely, EMAIL, TEST_MAIL)
const stored = () => database.kysely.selectFrom('mail').selectAll().executeTakeFirstOrThrow()

/** Skips the pause before the next attempt. */
async function makeDue(): Promise<void> {
  await database.kysely.updateTable('mail').set({ next_try_at: new Date() }).execute()
  await database.notify(EMAIL_QUEUED, '')
}

/** Of attempts that came to an end: a failed one frees the email, the last one is recorded as sent. */
async function endedAttempts(): Promise<number> {
  const { attempts, claimed_at, sent_at } = await stored()
  return claimed_at === null || sent_at !== null ? attempts : attempts - 1
}

test('an email whose delivery could not be recorded is recorded at the next attempt, not sent again', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no space left'; end $$;
    create trigger refuse before update on mail for each row when (new.sent_at is not null) execute function refuse()`)
  await queue()
  const countFailures = async () => (await failures.counter.get()).values.find(({ labels }) => labels.kind === 'outbox')
  await expect.poll(countFailures).toMatchObject({ value: 1 })
  expect(await stored()).toMatchObject({ attempts: 1, sent_at: null })

  await database.pool.query('drop trigger refuse on mail')
  await makeDue()
  await expect.poll(stored).toMatchObject({ attempts: 2, sent_at: expect.any(Date) })
  expect(smtp.emails).toHaveLength(1)
})

test('an email that the server took without an answer is sent once an attempt, always with the same id', async () => {
  smtp.drops = 'answers'
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await (attempt === 1 ? queue() : makeDue())
    await expect.poll(endedAttempts).toBe(attempt)
    expect(smtp.emails).toHaveLength(attempt)
  }
  smtp.drops = 'nothing'
  await makeDue()
  await expect.poll(stored).toMatchObject({ attempts: 4, sent_at: expect.any(Date) })
  const { message_id: id } = await stored()
  expect(smtp.emails.map(({ messageId }) => messageId)).toEqual(Array(4).fill(`<${id}@merilo.example>`))
})

test('a server that breaks connections is asked once an attempt', async () => {
  smtp.drops = 'connections'
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await (attempt === 1 ? queue() : makeDue())
    await expect.poll(endedAttempts).toBe(attempt)
    expect(smtp.connections).toBe(attempt)
  }
})
