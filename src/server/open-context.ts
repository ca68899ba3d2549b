import type { PageRegistry } from '#contract/page-renderer.ts'
import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { makeCounter } from './counter/counter.ts'
import { type Failures, makeFailures } from './failures.ts'
import { mailRulesOf } from './mail/queue-email.ts'
import { PngPainter } from './media/png/png-painter.ts'
import { makeMemo } from './memo.ts'
import { makeMetrics } from './metrics.ts'
import { makeSitePages } from './sitemap/site-pages.ts'

/** `onStopped` hears of an embedded database that stops after it was opened. */
export async function openMigrated(
  config: Config,
  failures: Failures = makeFailures(),
  onStopped?: (error: Error) => void,
): Promise<Database> {
  let isOpen = false
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    dataDir: config.dataDir,
    log: {
      info: failures.recovered,
      failed: (kind, error) => {
        // While opening, the error is thrown.
        if (isOpen || kind !== 'embedded') failures.report(kind, error)
      },
    },
    onStopped: error => {
      if (isOpen) onStopped?.(error)
    },
  })
  isOpen = true
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

export function makeContext(
  config: Config,
  database: Database,
  pages: PageRegistry,
  failures: Failures = makeFailures(),
): Context {
  const context: Context = {
    database,
    config,
    memo: makeMemo(Date.now),
    metrics: makeMetrics(database, failures),
    failures,
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
    pages,
    sitePages: () => sitePages(),
  }
  const sitePages = makeSitePages(context)
  return context
}
