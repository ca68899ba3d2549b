import type { Database } from '../connect.ts'

/** Run it after each bulk load: search is up to 30 times slower without statistics. PGlite has no autovacuum. */
export async function vacuumAnalyze({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('vacuum analyze')
}
