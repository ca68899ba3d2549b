import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { type Count, insertCounts, listMonthlyCounts, updateOldCounts } from './counts.ts'
import { listPopularQueries } from './popular-queries.ts'
import { findSubjects } from './subjects.ts'

const count = (day: string, hits: number, changes: Partial<Count> = {}): Count => ({
  ...{ day, kind: 'rating', subject: 'city/kazan', type: 'crm', region: 'kazan', device: 'desktop', hits },
  ...changes,
})

describe.each(['embedded', 'server'] as const)('counts in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
  })
  beforeEach(() => database.pool.query('truncate tally'))
  afterAll(() => database.close())

  const rows = async () =>
    (
      await database.pool.query(
        `select to_char(day, 'YYYY-MM-DD') as day, subject, device, hits from tally order by day, subject, device`,
      )
    ).rows

  test('are added to those of the same day, subject and device', async () => {
    await insertCounts(database.kysely, [count('2026-03-05', 2), count('2026-03-05', 1, { device: 'mobile' })])
    await insertCounts(database.kysely, [count('2026-03-05', 3), count('2026-03-06', 1)])
    await insertCounts(database.kysely, [])
    expect(await rows()).toEqual([
      { day: '2026-03-05', subject: 'city/kazan', device: 'desktop', hits: 5 },
      { day: '2026-03-05', subject: 'city/kazan', device: 'mobile', hits: 1 },
      { day: '2026-03-06', subject: 'city/kazan', device: 'desktop', hits: 1 },
    ])
  })

  test('of old days become one row a month, and running it again changes nothing', async () => {
    await insertCounts(database.kysely, [
      count('2024-01-01', 1),
      count('2024-01-15', 2),
      count('2024-01-31', 4),
      count('2024-01-15', 8, { device: 'mobile' }),
      count('2024-02-29', 16),
      count('2024-03-02', 32),
    ])
    const added = [
      { day: '2024-01-01', subject: 'city/kazan', device: 'desktop', hits: 7 },
      { day: '2024-01-01', subject: 'city/kazan', device: 'mobile', hits: 8 },
      { day: '2024-02-01', subject: 'city/kazan', device: 'desktop', hits: 16 },
      { day: '2024-03-02', subject: 'city/kazan', device: 'desktop', hits: 32 },
    ]
    for (const _ of ['once', 'again']) {
      await updateOldCounts(database.kysely, '2024-03-01')
      expect(await rows()).toEqual(added)
    }
  })

  test('are read by month, filtered by what is asked', async () => {
    await insertCounts(database.kysely, [
      count('2026-01-01', 1),
      count('2026-01-31', 2, { device: 'mobile' }),
      count('2026-03-05', 4),
      count('2026-03-05', 8, { subject: '', region: '' }),
      count('2026-03-05', 16, { type: 'apps' }),
      count('2026-03-05', 32, { kind: 'tender' }),
      count('2026-04-01', 64),
    ])
    const span = { from: '2026-01-01', to: '2026-03-31' }
    const list = (filter: object) => listMonthlyCounts(database.kysely, { kind: 'rating', ...span, ...filter })
    expect(await list({ subject: 'city/kazan', type: 'crm' })).toEqual([
      { month: '2026-01', hits: 3 },
      { month: '2026-03', hits: 4 },
    ])
    expect(await list({ type: 'crm' })).toContainEqual({ month: '2026-03', hits: 12 })
    expect(await list({ device: 'mobile' })).toEqual([{ month: '2026-01', hits: 2 }])
    expect(await list({ region: 'kazan' })).toContainEqual({ month: '2026-03', hits: 20 })
    expect(await list({ subject: 'city/ufa' })).toEqual([])
  })

  test('of queries are published after five different days', async () => {
    const asked = (subject: string, ...days: number[]) =>
      days.map(day => count(`2026-03-0${day}`, 3, { kind: 'search', subject, type: '', region: '' }))
    await insertCounts(database.kysely, [
      ...asked('битрикс', 1, 2, 3, 4, 5),
      ...asked('казань', 1, 2, 3, 4, 5, 6),
      ...asked('фамилия соседа', 1, 2, 3, 4),
    ])
    // Many times on few days does not make a query public.
    await insertCounts(
      database.kysely,
      asked('фамилия соседа', 1, 2, 3, 4).map(one => ({ ...one, hits: 500 })),
    )
    const popular = { kind: 'search', since: '2026-01-01', limit: 10 } as const
    expect(await listPopularQueries(database.kysely, popular)).toEqual([
      { query: 'казань', hits: 18, days: 6 },
      { query: 'битрикс', hits: 15, days: 5 },
    ])
    expect(await listPopularQueries(database.kysely, { ...popular, prefix: 'бит' })).toHaveLength(1)
    expect(await listPopularQueries(database.kysely, { ...popular, since: '2026-03-02' })).toHaveLength(1)
    expect(await listPopularQueries(database.kysely, { ...popular, kind: 'calculator' })).toEqual([])
  })

  test('are never read by a sequential scan for one rating', async () => {
    await database.pool.query(`
      insert into tally select day::date, 'rating', 'city/' || n, 'type' || n % 8, n::text, 'desktop', 5
      from generate_series(1, 300) n, generate_series('2025-01-01'::date, '2025-04-10', '1 day') day`)
    await database.pool.query('vacuum analyze tally')
    const span = { from: '2025-01-01', to: '2025-12-31' }
    const read = { kind: 'rating', subject: 'city/7', type: 'type7', ...span } as const
    const [statement] = await statementsOf(database.pool, () => listMonthlyCounts(database.kysely, read))
    const { rows: plan } = await database.pool.query(`explain ${statement?.text}`, statement?.values)
    const text = JSON.stringify(plan)
    expect(text).toContain('tally_pkey')
    expect(text).not.toContain('Seq Scan')
  })

  test('are only of subjects that exist', async () => {
    const nothing = { agencyIds: [1], agencySlugs: ['a'], interviews: ['b'], cases: [2], erids: ['c'] }
    expect(await findSubjects(database.kysely, nothing)).toEqual([])
  })
})
