import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { makeCounter } from './counter/counter.ts'
import { makeMetrics } from './http/metrics.ts'
import { mailRulesOf } from './mail/queue-email.ts'
import { PngPainter } from './media/png-painter.ts'
import { makeMemo } from './memo.ts'

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
    counter: makeCounter(),
    mail: mailRulesOf(config),
    // Replaced by makeApp with Fastify's logger.
    log: { warn: () => undefined },
    // Replaced for each API request; pages are rendered without a visitor.
    visitor: {
      addressHash: async () => 'unknown',
      networkHash: async () => 'unknown',
      device: 'desktop',
      isCounted: false,
    },
    painter: new PngPainter(),
    now: () => new Date(),
    openPages: new Set(pageNames),
  }
}
