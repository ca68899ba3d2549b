import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { OperatorError, UsageError } from '../../command.ts'
import { seed } from './seed.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})
afterAll(() => database.close())

const run = (options: object) =>
  runCommand(seed, { database, options: { ...options }, now: new Date('2026-05-16T12:00:00Z') })
const one = async (sql: string): Promise<unknown> => Object.values((await database.pool.query(sql)).rows[0])[0]

test.each([
  [{ size: 'huge', seed: '1' }, 'Размер рынка бывает таким: '],
  [{ size: 'tiny', seed: 'first' }, 'Параметр --seed — целое число.'],
])('%j is refused before anything is written', async (options, sentence) => {
  const refusal = run(options)
  await expect(refusal).rejects.toThrow(sentence)
  await expect(refusal).rejects.toBeInstanceOf(UsageError)
  expect(await one('select count(*)::int from agency')).toBe(0)
})

test('an empty database gets the market of its number with the ratings, once', async () => {
  await run({ size: 'tiny', seed: '7' })
  expect(await one(`select value ->> 'seed' from site_setting where key = 'seed'`)).toBe('7')
  expect(await one('select count(*)::int from edition where year is null')).toBe(9)
  expect(await one(`select count(*)::int from article where kind = 'page'`)).toBeGreaterThan(0)
  await expect(run({ size: 'tiny', seed: '7' })).rejects.toThrow(OperatorError)
})
