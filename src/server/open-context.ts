import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { makeMetrics } from './http/metrics.ts'
import { makeMemo } from './memo.ts'

/** The database of these settings, with its schema brought up to date. */
export async function openMigrated(config: Config): Promise<Database> {
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    dataDir: config.dataDir,
  })
  await migrate(database)
  return database
}

export function makeContext(config: Config, database: Database, pageNames: readonly string[]): Context {
  return {
    database,
    config,
    memo: makeMemo(Date.now),
    metrics: makeMetrics(database),
    // The application puts its own logger here.
    log: { warn: () => undefined },
    // Each request brings its own; while rendering nobody's address is known.
    visitor: { addressHash: async () => 'unknown', networkHash: async () => 'unknown' },
    now: () => new Date(),
    openPages: new Set(pageNames),
  }
}
