import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, inject, test } from 'vitest'
import { type Database, openDatabase } from '#db/connect.ts'
import { updateUnsentEmails } from '#db/queries/mail/mail.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { FEEDBACK } from '#tests/support/calls/feedback.ts'
import { REGISTRATION } from '#tests/support/calls/registration.ts'
import { copyMarket } from '#tests/support/site/market-folder.ts'
import { type ServerProcess, startServer } from '#tests/support/site/server-process.ts'
import { type SmtpServer, startSmtp } from '#tests/support/site/smtp.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

function market(): string {
  const dataDir = copyMarket(inject('market'))
  open.push(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

async function mailServer(port?: number, delayMs?: number): Promise<SmtpServer> {
  const smtp = await startSmtp(port, delayMs)
  open.push(() => smtp.close())
  return smtp
}

async function serve(dataDir: string, smtpUrl: string): Promise<ServerProcess> {
  const server = await startServer('tests/support/site/serve.ts', {
    DATA_DIR: dataDir,
    DIST_DIR: inject('distDir'),
    SMTP_URL: smtpUrl,
    SITE_URL: 'https://merilo.example',
    LOG_LEVEL: 'error',
  })
  open.push(() => server.process.kill('SIGKILL'))
  return server
}

/** Reads the data folder of a stopped server. */
async function readStopped<T>(dataDir: string, read: (db: Database['kysely']) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await read(database.kysely)
  } finally {
    await database.close()
  }
}

const { transfer: _, ...MESSAGE } = FEEDBACK

/** The nth form, all different; a registration sends two emails. */
function nthForm(nth: number): { name: string; params: Record<string, unknown>; emails: number } {
  const text = `Сообщение номер ${nth}, отправленное при сбое`
  if (nth % 4 === 0) {
    const params = { ...REGISTRATION, site: `https://gavan-${nth}.example/`, name: text.slice(0, 60) }
    return { name: '/v2/forms/registration', params, emails: 2 }
  }
  if (nth % 4 === 1) return { name: 'send-feedback', params: { ...MESSAGE, message: text }, emails: 1 }
  const agency = inject('known').agency
  return { name: 'agency-page-send-feedback', params: { agency, ...FEEDBACK, message: text }, emails: 1 }
}

/** Whether the form was accepted; a killed server does not answer. */
async function post(url: string, nth: number): Promise<boolean> {
  const { name, params } = nthForm(nth)
  const body = JSON.stringify(params)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url + callAddress(name, {}).path, { method: 'POST', headers, body }).catch(() => null)
  await answer?.text().catch(() => '')
  return answer?.status === 200
}

/** Sends all forms, sixteen at a time, and returns the numbers of the accepted ones. */
async function postAll(url: string, count: number): Promise<number[]> {
  const accepted: number[] = []
  let next = 0
  const client = async () => {
    while (next < count) {
      const nth = next
      next += 1
      if (await post(url, nth)) accepted.push(nth)
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  return accepted.sort((one, other) => one - other)
}

async function storedForms(db: Database['kysely']) {
  const messages = await db.selectFrom('feedback').select('message as text').execute()
  const names = await db.selectFrom('registration').select('name as text').execute()
  const emails = await db
    .selectFrom('mail')
    .select(['message_id as id', 'attempts', 'sent_at', 'next_try_at'])
    .orderBy('message_id')
    .execute()
  const numbers = [...messages, ...names].map(({ text }) => Number(/номер (\d+)/.exec(text)?.[1]))
  return { numbers: numbers.sort((one, other) => one - other), emails }
}

const emailsOf = (numbers: readonly number[]) => numbers.reduce((sum, nth) => sum + nthForm(nth).emails, 0)
const idsOf = ({ emails }: SmtpServer) =>
  emails.map(({ messageId }) => /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? '').toSorted()

test('forms accepted before a kill -9 lose no email: each is sent once or scheduled for a retry', async () => {
  const startedAt = Date.now()
  const dataDir = market()
  // Slow, so that the kill comes after responses but before their emails.
  const smtp = await mailServer(0, 40)
  const first = await serve(dataDir, smtp.url)
  const posting = postAll(first.url, 60)
  while (smtp.emails.length < 8) await sleep(5)
  first.process.kill('SIGKILL')
  const accepted = await posting
  await first.ended()
  const sentBefore = smtp.emails.length

  const second = await serve(dataDir, smtp.url)
  // All but the email that was being sent at the kill.
  const metrics = async () => (await fetch(`${second.url}/metrics`)).text()
  await expect.poll(metrics, { interval: 500 }).toMatch(/^merilo_letters\{state="waiting"\} [01]$/m)
  await second.stop()
  const after = await readStopped(dataDir, async db => {
    const stored = await storedForms(db)
    await updateUnsentEmails(db)
    return stored
  })
  // Accepted forms are stored; interrupted ones are stored whole or not at all.
  expect(after.numbers).toEqual(expect.arrayContaining(accepted))
  expect(new Set(after.numbers).size).toBe(after.numbers.length)
  expect(after.emails).toHaveLength(emailsOf(after.numbers))
  expect(sentBefore).toBeLessThan(after.emails.length)
  // At most the email that was being sent at the kill waits for its next attempt, or had it if the pause has passed.
  const interrupted = after.emails.filter(({ sent_at, attempts }) => sent_at === null || attempts > 1)
  expect(interrupted.length).toBeLessThanOrEqual(1)
  for (const { sent_at, attempts, next_try_at } of interrupted) {
    expect(attempts).toBe(sent_at === null ? 1 : 2)
    expect(next_try_at.getTime()).toBeGreaterThan(startedAt)
  }
  const isSentOnce = (id: string) => id !== interrupted[0]?.id
  const sent = after.emails.filter(({ id }) => isSentOnce(id)).map(({ id }) => id)
  expect(idsOf(smtp).filter(isSentOnce)).toEqual(sent)

  const third = await serve(dataDir, smtp.url)
  await expect.poll(() => new Set(idsOf(smtp)).size).toBe(after.emails.length)
  await third.stop()
  const end = await readStopped(dataDir, storedForms)
  expect(end.emails.filter(({ sent_at }) => sent_at === null)).toEqual([])
})

const MANY = 1_000

test('sixteen clients posting at once lose and duplicate no form', async () => {
  const dataDir = market()
  const smtp = await mailServer()
  const server = await serve(dataDir, smtp.url)
  const accepted = await postAll(server.url, MANY)
  expect(accepted).toHaveLength(MANY)
  const expected = emailsOf(accepted)
  await expect.poll(() => smtp.emails.length, { interval: 250 }).toBe(expected)
  await server.stop()
  const { numbers, emails } = await readStopped(dataDir, storedForms)
  expect(numbers).toEqual(accepted)
  expect(emails.filter(({ sent_at, attempts }) => sent_at !== null && attempts === 1)).toHaveLength(expected)
  expect(idsOf(smtp)).toEqual(emails.map(({ id }) => id))
})
