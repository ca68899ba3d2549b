import type pg from 'pg'
import { emptyRows, MARKET_TABLES, type MarketRows, type MarketTable } from './market/rows.ts'
import type { Market } from './market.ts'

export type WriteProgress = { step: string; done: number; total: number }

// Rows per statement: large enough to be quick, small enough that 400,000 reviews never stand in memory at once.
const BATCH = 1_000

// Tables whose rows come with their ids: the sequence has to go on after them.
const NUMBERED = [
  'client_company',
  'expert',
  'sponsor',
  'agency',
  'office',
  'price_line',
  'project',
  'award',
  'case_study',
  'review',
  'person',
  'interview',
] as const satisfies readonly MarketTable[]

/** Writes the whole market in one transaction: a start that was cut off leaves an empty database, never half of one. */
export async function writeMarket(
  pool: pg.Pool,
  market: Market,
  onProgress: (progress: WriteProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await writeParcels(client, market, onProgress)
    for (const table of NUMBERED) await continueSequence(client, table)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeParcels(
  client: pg.PoolClient,
  market: Market,
  onProgress: (progress: WriteProgress) => void,
): Promise<void> {
  const total = market.scale.agencies
  const waiting = emptyRows()
  let done = 0
  for (const parcel of market.parcels()) {
    for (const table of MARKET_TABLES) (waiting[table] as unknown[]).push(...(parcel[table] ?? []))
    done += parcel.agency?.length ?? 0
    if (waiting.review.length < BATCH) continue
    await flush(client, waiting)
    onProgress({ step: 'market', done, total })
  }
  await flush(client, waiting)
  onProgress({ step: 'market', done: total, total })
}

/** All tables together and in order, so that no row waits for one it refers to. */
async function flush(client: pg.PoolClient, waiting: MarketRows): Promise<void> {
  for (const table of MARKET_TABLES) {
    const rows = waiting[table].splice(0) as object[]
    for (let from = 0; from < rows.length; from += BATCH)
      await insertRows(client, table, rows.slice(from, from + BATCH))
  }
}

/** One statement for all rows; the table's own types read the values. */
async function insertRows(client: pg.PoolClient, table: MarketTable, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}

async function continueSequence(client: pg.PoolClient, table: MarketTable): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
  )
}
