import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { MARKET_TABLES } from './market/rows.ts'
import { type Market, makeMarket } from './market.ts'
import { marketBatches } from './market-batches.ts'
import { makeMarketApart } from './market-thread.ts'
import { writeMarket } from './write.ts'

const PLAN = { size: 'tiny', seed: 7, now: new Date('2026-05-16T12:00:00Z') } as const
const market = makeMarket(PLAN)
const rows = gatherMarket(market)

let database: Database

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
})

afterAll(() => database.close())

const count = async (table: string): Promise<number> =>
  Number((await database.pool.query(`select count(*) from ${table}`)).rows[0]?.count)

// Must run first: it needs an empty database and leaves it empty.
test('a market that fails halfway leaves nothing behind', async () => {
  const broken: Market = {
    ...market,
    *parcels() {
      yield* market.parcels()
      yield { redirect: [{ from_path: '/same/', to_path: '/same/' }] }
    },
  }
  await expect(writeMarket(database.pool, marketBatches(broken))).rejects.toThrow(/redirect/)
  for (const table of MARKET_TABLES) expect(await count(table), table).toBe(0)
})

test('every row is written, and progress ends at the last agency', async () => {
  const steps: object[] = []
  await writeMarket(database.pool, makeMarketApart(PLAN), step => steps.push(step))
  for (const table of MARKET_TABLES) expect(await count(table), table).toBe(rows[table].length)
  expect(steps.at(-1)).toEqual({ done: rows.agency.length, total: rows.agency.length })
})

test('rows read back equal the generated ones', async () => {
  const [made] = rows.review.filter(review => review.better !== null)
  const { rows: found } = await database.pool.query('select * from review where id = $1', [made?.id])
  expect({ ...found[0], created_at: found[0].created_at.toISOString() }).toMatchObject({
    body: made?.body,
    better: made?.better,
    overall: made?.overall,
    created_at: made?.created_at,
  })
  const agency = rows.agency[5]
  const { rows: agencies } = await database.pool.query('select faq, reviews_average from agency where id = $1', [
    agency?.id,
  ])
  expect(agencies[0].faq).toEqual(agency?.faq)
  expect(Number(agencies[0].reviews_average)).toBe(agency?.reviews_average)
})

test('sequences continue after the inserted ids', async () => {
  const { rows: added } = await database.pool.query(
    `insert into client_company (slug, name, industry, domain) values ('next', 'Next', 'soft', 'next.example') returning id`,
  )
  expect(added[0].id).toBe(rows.client_company.length + 1)
})
