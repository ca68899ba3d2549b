import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject } from '#tests/support/database/market-rows.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { publish } from '../ratings/publish.ts'
import { prepare } from './prepare.ts'
import { seed } from './seed.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})

afterAll(() => database.close())

/** From the first methodology to the last year that is over. */
const PAST_YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025]

const now = new Date('2026-05-16T12:00:00Z')
const runPrepare = (size: string) => runCommand(prepare, { database, now, env: { SEED: size } })

const one = async (sql: string): Promise<unknown> => Object.values((await database.pool.query(sql)).rows[0])[0]

test('without a market to seed, an empty database stays empty', async () => {
  expect(await runPrepare('none')).toBe('База готова и пуста: рейтинги появятся вместе с агентствами.')
  expect(await one('select count(*)::int from edition')).toBe(0)
})

test('a server of PostgreSQL gets fiction only if somebody says so', async () => {
  const output = await runCommand(prepare, { database, now, env: { DATABASE_URL: 'postgres://db/merilo' } })
  expect(output).toContain('База готова и пуста')
  expect(output).toContain('только если его попросить: SEED=demo.')
  expect(await one('select count(*)::int from agency')).toBe(0)
})

test('an empty database gets its market, frozen editions of past years, current ratings and statistics', async () => {
  expect(await runPrepare('tiny')).toBe('База готова.')
  const years = await one('select array_agg(distinct year order by year desc) from edition where frozen_at is not null')
  expect(PAST_YEARS).toEqual(expect.arrayContaining(years as number[]))
  expect(years).toContain(2025)
  // So small a market has years in which nobody can be compared.
  const empty = 'edition where year is not null and not exists (select from slice_size where edition_id = edition.id)'
  expect(await one(`select count(*)::int from ${empty}`)).toBe(0)
  expect(await one('select count(*)::int from promo_year where published_at is not null')).toBeGreaterThan(0)
  const early = 'promo_year where year < (select min(year) from edition)'
  expect(await one(`select count(*)::int from ${early}`)).toBe(0)
  expect(await one('select count(*)::int from edition where methodology <> $$2019.1$$ and year is not null')).toBe(0)
  // What nobody knew then is no evidence.
  expect(
    await one(`select count(*)::int from evidence join edition on edition.id = edition_id,
      lateral jsonb_path_query(evidence, '$.reviews[*][0]') as counted join review on review.id = counted::int
      where published_at > as_of`),
  ).toBe(0)
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

test('the next year is closed by the command of any year, and the second start keeps it', async () => {
  const later = new Date('2027-02-01T09:00:00Z')
  await runCommand(publish, { database, now: later, options: { year: '2026' } })
  const year = 'select max(year) from edition where frozen_at is not null'
  expect(await one(year)).toBe(2026)
  await runCommand(prepare, { database, now: later, env: { SEED: 'tiny' } })
  expect(await one(year)).toBe(2026)
})

describe.each(['embedded', 'server'] as const)('a real market in the %s database', kind => {
  let real: Database
  beforeAll(async () => {
    real = await openTestDatabase(kind === 'server' ? { serverUrl: inject('serverUrl') } : {})
  })
  afterAll(() => real.close())
  const count = async (table: string) => {
    const { rows } = await real.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)
    return rows[0]?.rows
  }
  const start = (seed: string) => runCommand(prepare, { database: real, now, env: { SEED: seed } })

  test('never gets an edition, a vote or an award that nobody computed', async () => {
    expect(await start('none')).toContain('База готова и пуста')
    const client_id = await insertClient(real.kysely, 'bank')
    for (const slug of ['aurora', 'birch', 'cedar']) {
      const agency_id = await insertAgency(real.kysely, slug)
      for (const year of [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]) {
        await insertProject(real.kysely, { agency_id, client_id, launched: `${year}-06-01` })
      }
    }
    expect(await start('none')).toBe('База готова.')
    expect(await count('edition where year is not null')).toBe(0)
    for (const table of ['expert_vote', 'promo_vote', 'promo_year', 'service_response', 'tally', 'sponsor']) {
      expect(await count(table), table).toBe(0)
    }
    expect(await count(`entry where slice = ''`)).toBeGreaterThan(0)
    expect(await start('demo')).toBe('База уже готова.')
    expect(await count('agency')).toBe(3)
  })
})

test.each([
  ['a text', `update article set source = source || ' Правка.' where slug = (select min(slug) from article)`],
  ['a setting', `insert into site_setting (key, value) values ('contacts', '{}')`],
  [
    'a sponsor',
    `insert into sponsor (name, advertiser, inn, link) values ('Спонсор', 'ООО', '1655000001', 'https://s.example/')`,
  ],
])('a database in which editors have written %s is not filled with fiction', async (_, sql) => {
  const edited = await openTestDatabase({ serverUrl: inject('serverUrl') })
  const start = () => runCommand(prepare, { database: edited, now, env: { SEED: 'tiny' } })
  try {
    await runCommand(prepare, { database: edited, now, env: { SEED: 'none' } })
    await edited.pool.query(sql)
    expect(await start()).toContain('(SEED=tiny) не записан: в базе уже есть тексты, реклама или настройки.')
    expect((await edited.pool.query('select from agency')).rowCount).toBe(0)
    await expect(runCommand(seed, { database: edited, options: { size: 'tiny', seed: '1' } })).rejects.toThrow(
      'наполнять её нельзя',
    )
  } finally {
    await edited.close()
  }
})
