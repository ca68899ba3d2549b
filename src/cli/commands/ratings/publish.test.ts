import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { COMPUTED_AT, openFewAgencies } from '#tests/support/database/few-agencies.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { type CommandContext, OperatorError, UsageError } from '../../command.ts'
import { publish } from './publish.ts'

let database: Database

beforeAll(async () => {
  database = await openFewAgencies(inject('serverUrl'))
})
afterAll(() => database.close())

const NEXT_YEAR = new Date('2027-01-10T09:00:00Z')

const run = (options: CommandContext['options'], now = NEXT_YEAR) => runCommand(publish, { database, options, now })
const type = ['digital-agencies']
const closed = () => database.kysely.selectFrom('edition').select(['type', 'year']).orderBy('year').execute()

test('a dry run prints rows, hash and first places, and writes nothing', async () => {
  const output = await run({ type, year: '2026', 'dry-run': true })
  expect(output).toMatch(/^digital-agencies +строк \d+, SHA-256 [0-9a-f]{64}$/m)
  expect(output).toContain('Первое место digital-agencies: aurora, балл ')
  expect(output).toContain('Ничего не записано (--dry-run).')
  expect(await closed()).toEqual([])
  expect(await database.kysely.selectFrom('methodology').selectAll().execute()).toEqual([])
})

test.each([
  ['a rating without rows', { type: ['crm'], year: '2026' }, NEXT_YEAR, 'За 2026 год нет ни одной строки (crm)'],
  ['a year without rows', { year: '2011' }, NEXT_YEAR, 'За 2011 год нет ни одной строки'],
  ['a year that is not over', { type, year: '2026' }, COMPUTED_AT, 'Год 2026 ещё не кончился'],
])('%s is refused in one sentence', async (_, options, now, sentence) => {
  const refusal = run(options, now)
  await expect(refusal).rejects.toThrow(sentence)
  await expect(refusal).rejects.toBeInstanceOf(OperatorError)
  expect(await closed()).toEqual([])
})

test('a year is published once: frozen when it is, with its hash, and refused the second time', async () => {
  const options = { type, year: '2026' }
  expect(await run(options)).toMatch(/^digital-agencies +строк \d+, SHA-256 [0-9a-f]{64}$/)
  const [edition] = await database.kysely.selectFrom('edition').selectAll().where('year', '=', 2026).execute()
  expect(edition).toMatchObject({ as_of: new Date('2026-12-31T20:59:59Z'), computed_at: NEXT_YEAR })
  expect(edition?.frozen_at).toEqual(NEXT_YEAR)
  await expect(run(options)).rejects.toThrow('за 2026 год уже закрыт')
})

test('years follow one another: another order needs a second word', async () => {
  const later = new Date('2030-01-10T09:00:00Z')
  await expect(run({ type, year: '2028' }, later)).rejects.toThrow('за ним следует 2027, а не 2028')
  await expect(run({ type, year: '2025' }, later)).rejects.toThrow('за ним следует 2027, а не 2025')
  await run({ type, year: '2028', yes: true }, later)
  // An unfinished year too, by what is known now.
  const spring = new Date('2029-03-01T00:00:00Z')
  await run({ type, year: '2029', yes: true }, spring)
  expect(await closed()).toEqual([2026, 2028, 2029].map(year => ({ type: 'digital-agencies', year })))
  const { as_of } = await database.kysely
    .selectFrom('edition')
    .select('as_of')
    .where('year', '=', 2029)
    .executeTakeFirstOrThrow()
  expect(as_of).toEqual(spring)
})

test.each([[undefined], ['next'], ['2028'], ['1999']])('the year %s is refused', async year => {
  await expect(run({ year })).rejects.toBeInstanceOf(UsageError)
})
