import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { prepare } from './prepare.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})

afterAll(() => database.close())

const now = new Date('2026-05-16T12:00:00Z')
const runPrepare = (size: string) => runCommand(prepare, { database, now, env: { SEED: size } })

const one = async (sql: string): Promise<unknown> => Object.values((await database.pool.query(sql)).rows[0])[0]

test('without a market to seed, an empty database stays empty', async () => {
  expect(await runPrepare('none')).toBe('База готова и пуста: рейтинги появятся вместе с агентствами.')
  expect(await one('select count(*)::int from edition')).toBe(0)
})

test('an empty database gets its market, frozen editions of past years, current ratings and statistics', async () => {
  expect(await runPrepare('tiny')).toBe('База готова.')
  expect(await one('select count(*)::int from edition where frozen_at is not null')).toBe(27)
  expect(await one('select count(*)::int from edition where year is null')).toBe(9)
  expect(await one(`select value from site_setting where key = 'seed'`)).toEqual({
    size: 'tiny',
    seed: 3541,
    date: '2026-05-16',
  })
  expect(await one('select count(*)::int from expert_vote')).toBeGreaterThan(0)
  expect(await one('select count(distinct chart)::int from stat_series')).toBeGreaterThan(10)
  expect(await one('select count(*)::int from stat_change')).toBe(0)
})

test('a second run changes nothing', async () => {
  const fingerprint = 'select md5(string_agg(e::text, $1 order by id)) from edition e'
  const before = await database.pool.query(fingerprint, [','])
  expect(await runPrepare('tiny')).toBe('База уже готова.')
  expect((await database.pool.query(fingerprint, [','])).rows).toEqual(before.rows)
})

test('an interrupted run resumes where it stopped', async () => {
  await database.pool.query(`delete from edition where year is null and type in ('crm', 'cms')`)
  await runPrepare('tiny')
  expect(await one('select count(*)::int from edition where year is null')).toBe(9)
})
