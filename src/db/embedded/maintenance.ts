import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../connect.ts'

const HOUR_MS = 3_600_000
const DEFAULT_EVERY_MS = 6 * HOUR_MS

/** To be called after each bulk load: search is up to 30 times slower until then. */
export async function vacuumAnalyze({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('vacuum analyze')
}

type Schedule = {
  everyMs?: number
  onError: (error: unknown) => void
}

/** PGlite has no autovacuum; a server has its own. Gives the way to stop. */
export function scheduleMaintenance(
  database: Pick<Database, 'kind' | 'pool'>,
  { everyMs = DEFAULT_EVERY_MS, onError }: Schedule,
): () => void {
  const stop = new AbortController()
  if (database.kind === 'embedded') void run()
  return () => stop.abort()

  async function run(): Promise<void> {
    while (await hasSlept(everyMs, stop.signal)) await vacuumTableByTable(database).catch(onError)
  }
}

// One table at a time: between two of them the waiting queries of visitors get the only connection.
async function vacuumTableByTable({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', schemaname, relname) as table from pg_stat_user_tables order by schemaname, relname`,
  )
  for (const { table } of rows) await pool.query(`vacuum analyze ${table}`)
}

function hasSlept(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal, ref: false }).catch(() => false)
}
