import type pg from 'pg'
import { copyIn } from '#db/copy-in.ts'
import type { MarketTable } from './market/rows.ts'
import type { MarketBatch } from './market-batches.ts'

type WriteProgress = Pick<MarketBatch, 'done' | 'total'>

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
  batches: AsyncIterable<MarketBatch> | Iterable<MarketBatch>,
  onProgress: (progress: WriteProgress) => void = () => {},
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for await (const { tables, ...progress } of batches) {
      for (const rows of tables) await copyIn(client, rows)
      onProgress(progress)
    }
    for (const table of TABLES_WITH_IDS) await continueSequence(client, table)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function continueSequence(client: pg.PoolClient, table: MarketTable): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
  )
}
