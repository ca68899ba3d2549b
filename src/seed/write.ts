import type pg from 'pg'
import { emptyRows, MARKET_TABLES, type MarketRows, type MarketTable } from './market/rows.ts'
import type { Market } from './market.ts'

export type WriteProgress = { step: string; done: number; total: number }

// Rows per statement: large enough to be fast, small enough to keep 400,000 reviews out of memory.
const BATCH = 1_000

// Tables with explicit ids, whose sequences must be advanced.
const TABLES_WITH_IDS = [
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

/** One transaction, so an interrupted start leaves an empty database, never half a market. */
export async function writeMarket(
  pool: pg.Pool,
  market: Market,
  onProgress: (progress: WriteProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await writeBatches(client, market, onProgress)
    for (const table of TABLES_WITH_IDS) await continueSequence(client, table)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function writeBatches(
  client: pg.PoolClient,
  market: Market,
  onProgress: (progress: WriteProgress) => void,
): Promise<void> {
  const total = market.scale.agencies
  const pending = emptyRows()
  let done = 0
  for (const parcel of market.parcels()) {
    for (const table of MARKET_TABLES) (pending[table] as unknown[]).push(...(parcel[table] ?? []))
    done += parcel.agency?.length ?? 0
    if (pending.review.length < BATCH) continue
    await flush(client, pending)
    onProgress({ step: 'market', done, total })
  }
  await flush(client, pending)
  onProgress({ step: 'market', done: total, total })
}

/** All tables in foreign-key order. */
async function flush(client: pg.PoolClient, pending: MarketRows): Promise<void> {
  for (const table of MARKET_TABLES) {
    const rows = pending[table].splice(0) as object[]
    for (let from = 0; from < rows.length; from += BATCH)
      await insertRows(client, table, rows.slice(from, from + BATCH))
  }
}

/** One statement for all rows; json_populate_recordset converts values to the column types. */
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
