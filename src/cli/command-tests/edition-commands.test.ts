import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type Command, type CommandContext, OperatorError, UsageError } from '../command.ts'
import { explain } from '../commands/explain.ts'
import { publish } from '../commands/publish.ts'
import { recompute } from '../commands/recompute.ts'

const NOW = new Date('2026-06-30T00:00:00Z')

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const db = database.kysely
  const client_id = await insertClient(db, 'bank')
  for (const [slug, budget] of [
    ['aurora', 900_000],
    ['birch', 200_000],
  ] as const) {
    const agency_id = await insertAgency(db, slug)
    for (const title of ['Первый', 'Второй', 'Третий']) {
      await insertProject(db, { agency_id, client_id, title, budget, launched: '2026-06-30' })
    }
  }
  const { id } = await db.selectFrom('agency').select('id').where('slug', '=', 'birch').executeTakeFirstOrThrow()
  await insertReview(db, { agency_id: id, published_at: new Date('2026-06-30T00:00:00Z'), company_name: 'Завод' })
})
afterAll(() => database.close())

const run = (command: Command, options: CommandContext['options'], operands: string[] = []) =>
  runCommand(command, { database, options, operands, now: NOW })

test('a dry run reports what it would write', async () => {
  const output = await run(recompute, { type: ['digital-agencies'], 'dry-run': true })
  expect(output).toMatch(/^digital-agencies +строк \d+, срезов \d+, \d+ мс\nНичего не записано/)
  expect(await database.kysely.selectFrom('edition').select('id').execute()).toEqual([])
})

test('a place is explained down to the last review', async () => {
  await run(recompute, { type: ['digital-agencies'] })
  const output = await run(explain, {}, ['birch', 'digital-agencies/kazan'])
  // Aurora's three of the middle tier weigh 4.5, birch's of the low one 3: ln 4 / ln 5.5.
  expect(output).toContain('Проекты, вес 35 %: 100 · 0,35 · 0,8132 = 28,46 → 28,5')
  expect(output).toContain('ln(1 + 3,0000) / лучшее в срезе = 1,3863 / 1,7047')
  expect(output).toContain('1,0000  30.06.2026  Первый, 200 000 ₽, подтверждён')
  // (24.5 + 5) / 8 = 3.6875 → 0.671875
  expect(output).toContain('Отзывы, вес 30 %: 100 · 0,3 · 0,6719 = 20,16 → 20,1')
  expect(output).toContain('1,0000  оценка 5, 30.06.2026  Завод, с почты компании')
  expect(output).toContain('3 из 3 учтённых проектов = 1,0000')
  expect(output).toContain('Балл: 28,5 + 20,1 + 15,0 + 0,0 + 0,0 + 0,0 = 63,6')
})

test.each([
  [['nobody', '/digital-agencies/'], 'Нет агентства «nobody».', OperatorError],
  [['birch', '/digital-agencies/atlantis/'], 'не путь рейтинга', UsageError],
  [['birch', '/cms/'], 'нет агентств', UsageError],
  [['birch', '/crm/'], 'Выпуска /crm/ нет', OperatorError],
  [['birch', '/digital-agencies/moscow/'], 'не участвует', OperatorError],
])('%j cannot be explained, and the message says why', async (operands, message, kind) => {
  const refusal = run(explain, {}, operands)
  await expect(refusal).rejects.toThrow(message)
  await expect(refusal).rejects.toBeInstanceOf(kind)
})

test('a year is published once: frozen, with its hash, and refused the second time', async () => {
  const options = { type: ['digital-agencies'], year: '2026' }
  expect(await run(publish, options)).toMatch(/^digital-agencies +строк \d+, SHA-256 [0-9a-f]{64}$/)
  const [edition] = await database.kysely.selectFrom('edition').selectAll().where('year', '=', 2026).execute()
  expect(edition).toMatchObject({ methodology: '2026.1', as_of: NOW, frozen_at: NOW })
  await expect(run(publish, options)).rejects.toThrow('за 2026 год уже закрыт')
  expect(await run(explain, {}, ['birch', '/digital-agencies/2026/'])).toContain(`SHA-256 ${edition?.sha256}`)
})

test.each([[undefined], ['next'], ['2027'], ['1999']])('the year %s is refused', async year => {
  await expect(run(publish, { year })).rejects.toBeInstanceOf(UsageError)
})
