import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import { storedEmails } from '#tests/support/site/emails.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type CommandContext, OperatorError, UsageError } from '../command.ts'
import { recompute } from './ratings/recompute.ts'
import { reviews } from './reviews.ts'

const NOW = new Date('2026-06-30T09:08:07.654Z')
const BODY = 'Перенесли каталог за два месяца, продажи не останавливались. Менеджер отвечал в тот же день.'
const env = { SITE_URL: 'https://merilo.example' }

let database: Database
let agency: number
let waiting: number
let bad: number
const dropped: string[] = []

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const db = database.kysely
  agency = await insertAgency(db, 'aurora', { name: 'Аврора' })
  const client_id = await insertClient(db, 'bank')
  const others = [await insertAgency(db, 'birch'), await insertAgency(db, 'cedar')]
  for (const agency_id of [agency, ...others])
    for (const title of ['Первый', 'Второй', 'Третий'])
      await insertProject(db, { agency_id, client_id, title, launched: '2026-06-01' })
  await insertReview(db, { agency_id: agency, overall: 5, company_name: 'Завод', body: BODY })
  await db.updateTable('agency').set({ reviews_count: 1, reviews_average: 5 }).where('id', '=', agency).execute()
  waiting = await insertWaiting('anna@volga-okna.example', { overall: 2, company_name: 'Волжские окна', body: BODY })
  bad = await insertWaiting('boss@aurora.example', { overall: 5, company_name: 'Сама', show_name: false })
  await database.listen(PAGES_CHANGED, tags => dropped.push(tags))
  await run(recompute, {}, [])
})
afterAll(() => database.close())

async function insertWaiting(email: string, own: object): Promise<number> {
  const { id } = await database.kysely
    .insertInto('review_request')
    .values({
      agency_id: agency,
      service: 'sites',
      url: 'https://volga-okna.example/',
      email,
      key_hash: Buffer.from(email),
      expires_at: NOW,
      used_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const pending = { status: 'pending', published_at: null, created_at: new Date('2026-06-29T00:00:00Z') }
  return insertReview(database.kysely, { agency_id: agency, request_id: id, ...pending, ...own })
}

const run = (command: typeof reviews, options: CommandContext['options'], operands: string[]) =>
  runCommand(command, { env, database, options, operands, now: NOW })

const act = (...operands: string[]) => run(reviews, {}, operands)

const stored = (id: number) =>
  database.kysely.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const events = async (id: number) => {
  const rows = await database.kysely.selectFrom('review_event').selectAll().where('review_id', '=', id).execute()
  return rows.map(({ kind, detail }) => ({ kind, detail }))
}
const emails = async (kind: string) => (await storedEmails(database.kysely)).filter(email => email.kind === kind)
const entry = () =>
  database.kysely
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .select(['entry.reviews', 'entry.average', 'entry.score'])
    .where('edition.type', '=', 'digital-agencies')
    .where('entry.agency_id', '=', agency)
    .where('entry.slice', '=', '')
    .where('entry.tier', '=', '')
    .executeTakeFirstOrThrow()

test('waiting reviews are listed, the oldest first', async () => {
  const output = await act('list')
  expect(output.split('\n')).toEqual([
    `${waiting}  29.06.2026 03:00  Аврора (aurora) ← Волжские окна, оценка 2, почта компании`,
    `${bad}  29.06.2026 03:00  Аврора (aurora) ← Сама, оценка 5, почта компании`,
  ])
})

test('a review is shown with its warnings', async () => {
  const output = await act('show', String(waiting))
  expect(output).toContain('ждёт проверки')
  expect(output).toContain('Почта: anna@volga-okna.example')
  expect(output).toContain(BODY)
  expect(output).toMatch(/! текст похож на 100 %: отзыв \d+ \(Аврора\)/)
  expect(await act('show', String(bad))).toContain('! почта автора на домене агентства')
})

test('a decline needs a reason, which is stored and emailed to the author', async () => {
  await expect(act('decline', String(bad))).rejects.toThrow(UsageError)
  expect(await stored(bad)).toMatchObject({ status: 'pending' })
  await run(reviews, { reason: ' Отзыв о самом себе ' }, ['decline', String(bad)])
  expect(await stored(bad)).toMatchObject({ status: 'declined', published_at: null })
  expect(await events(bad)).toEqual([{ kind: 'declined', detail: { reason: 'Отзыв о самом себе' } }])
  const [email, ...others] = await emails('review-declined')
  expect(others).toEqual([])
  expect(email).toMatchObject({ recipient: 'boss@aurora.example' })
  expect(email?.body).toContain('> Отзыв о самом себе')
  await expect.poll(() => dropped).toContain('agency:aurora')
})

test('an approval publishes, counts, emails both sides and drops cached pages', async () => {
  const before = await entry()
  await expect(act('approve', String(waiting))).rejects.toThrow('не подтверждён. Нужен договор или акт')
  await expect(run(reviews, { seen: 'word' }, ['approve', String(waiting)])).rejects.toThrow(UsageError)
  expect(await stored(waiting)).toMatchObject({ status: 'pending', proof: null })
  expect(await run(reviews, { seen: 'act' }, ['approve', String(waiting)])).toContain('опубликован')
  expect(await stored(waiting)).toMatchObject({ status: 'published', published_at: NOW, proof: 'act' })
  const counted = await database.kysely
    .selectFrom('agency')
    .select(['reviews_count', 'reviews_average'])
    .where('id', '=', agency)
    .executeTakeFirstOrThrow()
  expect(counted).toEqual({ reviews_count: 2, reviews_average: 3.5 })
  expect(await events(waiting)).toEqual([{ kind: 'published', detail: {} }])
  expect(await emails('review-published')).toMatchObject([{ recipient: 'anna@volga-okna.example' }])
  const [toAgency] = await emails('review-to-agency')
  expect(toAgency?.recipient).toBe('mail@aurora.example')
  expect(toAgency?.body).toMatch(/https:\/\/merilo\.example\/review-reply\/[0-9a-f]{32}\/\n/)
  await expect
    .poll(() => dropped.find(tags => tags.startsWith('agency:aurora responses')))
    .toContain('rating:digital-agencies')

  const after = await entry()
  expect([before.reviews, after.reviews]).toEqual([1, 2])
  expect(Number(after.score)).toBeLessThan(Number(before.score))
})

test('a decision is final', async () => {
  const again = (id: number) => run(reviews, { seen: 'act' }, ['approve', String(id)])
  await expect(again(waiting)).rejects.toThrow(`Отзыв ${waiting} уже опубликован.`)
  await expect(again(bad)).rejects.toThrow(OperatorError)
  expect(await emails('review-published')).toHaveLength(1)
})

test.each([
  [['burn'], 'Нет действия «burn»', UsageError],
  [['show'], 'reviews show <id>', UsageError],
  [['approve', 'all'], 'reviews approve <id>', UsageError],
  [['show', '999999'], 'Нет отзыва 999999', OperatorError],
])('%j is refused with a message', async (operands, message, kind) => {
  const refusal = act(...operands)
  await expect(refusal).rejects.toThrow(message)
  await expect(refusal).rejects.toBeInstanceOf(kind)
})
