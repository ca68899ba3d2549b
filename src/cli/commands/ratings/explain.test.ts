import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { COMPUTED_AT, openFewAgencies } from '#tests/support/database/few-agencies.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../../command.ts'
import { explain } from './explain.ts'
import { publish } from './publish.ts'
import { recompute } from './recompute.ts'

let database: Database

beforeAll(async () => {
  database = await openFewAgencies(inject('serverUrl'))
  await runCommand(recompute, { database, options: { type: ['digital-agencies'] }, now: COMPUTED_AT })
})
afterAll(() => database.close())

const run = (operands: string[]) => runCommand(explain, { database, operands, now: COMPUTED_AT })

test('a place is explained down to the last review', async () => {
  const output = await run(['birch', 'digital-agencies/kazan'])
  // Aurora's three of the middle tier weigh 4.5, birch's of the low one 3: ln 4 / ln 5.5.
  expect(output).toContain('Проекты, вес 35 %: 100 · 0,35 · 0,8132 = 28,46 → 28,5')
  expect(output).toContain('ln(1 + 3,0000) / лучшее в срезе = 1,3863 / 1,7047')
  expect(output).toContain('1,0000  30.06.2026  Первый, 200 000 ₽, подтверждён')
  // (24.5 + 5) / 8 = 3.6875 → 0.671875
  expect(output).toContain('Отзывы, вес 30 %: 100 · 0,3 · 0,6719 = 20,16 → 20,1')
  expect(output).toContain('1,0000  оценка 5, 30.06.2026  Завод, с почты компании')
  expect(output).toContain('учтённых проектов 3 из 3 = 1,0000')
  expect(output).toContain('Балл: 28,5 + 20,1 + 15,0 + 0,0 + 0,0 + 0,0 = 63,6')
})

test.each([
  [['nobody', '/digital-agencies/'], 'Нет агентства «nobody».', OperatorError],
  [['birch', '/digital-agencies/atlantis/'], 'не путь рейтинга', UsageError],
  [['birch', '/cms/'], 'нет агентств', UsageError],
  [['birch', '/crm/'], 'Выпуска /crm/ нет', OperatorError],
  [['birch', '/digital-agencies/moscow/'], 'не участвует', OperatorError],
])('%j cannot be explained, and the message says why', async (operands, message, kind) => {
  const refusal = run(operands)
  await expect(refusal).rejects.toThrow(message)
  await expect(refusal).rejects.toBeInstanceOf(kind)
})

test('a place of a frozen edition comes with the hash of the edition', async () => {
  await runCommand(publish, {
    database,
    options: { type: ['digital-agencies'], year: '2026', yes: true },
    now: COMPUTED_AT,
  })
  const { sha256 } = await database.kysely
    .selectFrom('edition')
    .select('sha256')
    .where('year', '=', 2026)
    .executeTakeFirstOrThrow()
  expect(await run(['birch', '/digital-agencies/2026/'])).toContain(`SHA-256 ${sha256}`)
})
