import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertReview } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { UsageError } from '../command.ts'
import { forget } from './forget.ts'

const ANNA = 'Anna@Vetrova.example'
const BORIS = 'boris@vetrova.example'

let database: Database
let dataDir: string

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  dataDir = mkdtempSync(join(tmpdir(), 'merilo-forget-'))
  const agency = await insertAgency(db(), 'severny-kontur', { name: 'Северный контур', email: 'info@kontur.example' })
  for (const email of [ANNA, BORIS]) await insertPerson(email, agency)
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const db = () => database.kysely

/** A request for audience figures is known by the hash of its mailbox only. */
const mailboxOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest()
const startOfMailbox = (email: string) => mailboxOf(email).toString('hex').slice(0, 16)

/** One row in every table that may name a person. */
async function insertPerson(email: string, agency_id: number): Promise<void> {
  const key = (name: string) => Buffer.from(`${name} ${email}`)
  const person = { name: 'Имя', email }
  const tender = await db()
    .insertInto('tender')
    .values({ ...person, service: 'sites', body: 'Нужен сайт', company: 'Ветер', key_hash: key('tender') })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().insertInto('tender_recipient').values({ tender_id: tender.id, agency_id, status: 'sent' }).execute()
  await db()
    .insertInto('tender_file')
    .values({ tender_id: tender.id, name: 'бриф.txt', mime: 'text/plain', bytes: Buffer.from('текст') })
    .execute()
  const said = { about: 'tender', author: 'Имя', body: 'Удобно', may_publish: true, status: 'published' }
  await db()
    .insertInto('service_response')
    .values({ ...said, published_at: new Date(), tender_id: tender.id })
    .execute()
  await db()
    .insertInto('feedback')
    .values({ ...person, form: 'send-feedback', message: 'Вопрос' })
    .execute()
  const request = await db()
    .insertInto('review_request')
    .values({ agency_id, service: 'sites', url: 'https://okna.example/', email, expires_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertReview(db(), { agency_id, request_id: request.id })
  await db()
    .insertInto('review_request')
    .values({
      ...{ agency_id, service: 'sites', url: 'https://okna.example/', expires_at: new Date() },
      ...{ email: 'client@okna.example', sender: email },
    })
    .execute()
  const details = JSON.stringify({ administrator_email: email, administrator_name: 'Имя' })
  await db()
    .insertInto('registration')
    .values({ name: 'Гавань', site_domain: `${email}.example`, details })
    .execute()
  await db()
    .insertInto('subscription')
    .values({ email, topic: 'cases', key_hash: key('subscription') })
    .execute()
  await db()
    .insertInto('mail')
    .values([
      { kind: 'tender-sent', recipient: email, subject: 'Тема', body: 'Текст' },
      { kind: 'feedback', recipient: 'info@kontur.example', reply_to: email, subject: 'Тема', body: 'Текст' },
    ])
    .execute()
  await db()
    .insertInto('statistics_request')
    .values({ mailbox: mailboxOf(email), sent_at: new Date() })
    .execute()
  const consent = { kind: 'personal-data', text_version: '1', form: 'tenderline-form', address_hash: 'x' }
  await db()
    .insertInto('consent')
    .values([
      { ...consent, subject: `tender:${tender.id}` },
      { ...consent, subject: `mailbox:${startOfMailbox(email)}` },
    ])
    .execute()
  mkdirSync(join(dataDir, 'outbox'), { recursive: true })
  writeFileSync(join(dataDir, 'outbox', `${email}.eml`), `To: ${email.toLowerCase()}\r\n\r\nТекст`)
}

const run = (address: string, isDryRun = false) =>
  runCommand(forget, { database, operands: [address], options: { 'dry-run': isDryRun }, env: { DATA_DIR: dataDir } })

/** Every text of every row that contains the address. */
async function tracesOf(address: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db())
  const traces: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ found: number }>`select count(*)::int as found from ${sql.table(name)} as one
      where one::text ilike ${`%${address}%`}`.execute(db())
    if ((rows[0]?.found ?? 0) > 0) traces.push(name)
  }
  return traces
}

test('a dry run counts and deletes nothing', async () => {
  const before = await tracesOf(ANNA)
  expect(before).toHaveLength(6)
  const output = await run(ANNA.toLowerCase(), true)
  expect(output).toContain('Будет удалено:')
  expect(output).toContain('заявки агентствам, с файлами и ответами: 1')
  expect(output).toContain('Ничего не удалено (--dry-run).')
  expect(await tracesOf(ANNA)).toEqual(before)
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(2)
})

test('a person disappears everywhere, whatever the case of the address; others stay', async () => {
  const others = await tracesOf(BORIS)
  const hashed = ['consent', 'statistics_request']
  expect((await tracesOf(startOfMailbox(ANNA))).toSorted()).toEqual(hashed)
  const output = await run(ANNA.toUpperCase())
  for (const line of [
    'Удалено:',
    'заявки агентствам, с файлами и ответами: 1',
    'сообщения редакции и агентствам: 1',
    'отзывы об агентствах: 1',
    'запросы отзывов: 2',
    'отзывы о премии и сервисе заявок, снятые с публикации: 1',
    'заявки на участие: 1',
    'подписки: 1',
    'письма в базе: 2',
    'письма в папке outbox: 1',
    'записи о согласиях: 1 — дата, форма',
    '«Северный контур» (info@kontur.example) — сообщите им об отзыве согласия',
    'резервные копии базы',
  ])
    expect(output).toContain(line)
  expect(await tracesOf(ANNA)).toEqual([])
  expect(await tracesOf(startOfMailbox(ANNA))).toEqual([])
  expect(await tracesOf(BORIS)).toEqual(others)
  expect((await tracesOf(startOfMailbox(BORIS))).toSorted()).toEqual(hashed)
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([`${BORIS}.eml`])
  for (const table of ['tender', 'tender_file', 'feedback', 'review', 'service_response', 'subscription'] as const) {
    const { left } = await db()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .executeTakeFirstOrThrow()
    expect([table, left]).toEqual([table, 1])
  }
  const counted = await db().selectFrom('agency').select('reviews_count').executeTakeFirstOrThrow()
  expect(counted).toEqual({ reviews_count: 1 })
})

test("an agency's own address is reported as kept", async () => {
  expect(await run('info@kontur.example')).toContain('контакт агентства «Северный контур» (severny-kontur)')
})

test('anything but an address is refused', async () => {
  await expect(run('anna')).rejects.toThrow(UsageError)
})
