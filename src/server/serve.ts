import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { makeApp } from './app.ts'
import { askStart, DATABASE } from './ask-start.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { startCounter } from './counter/write-counts.ts'
import { DATABASE_STOPPED } from './exit-codes.ts'
import { makeFailures } from './failures.ts'
import { listen } from './http/listen.ts'
import { startMetricsServer } from './http/metrics-access.ts'
import { DRAIN_MS } from './http/time-outs.ts'
import { startQueue } from './jobs/queue.ts'
import { startOutbox } from './mail/outbox.ts'
import { makeTransport } from './mail/transport.ts'
import { makeContext, openMigrated } from './open-context.ts'
import { readSiteSecret } from './site-secret.ts'
import { readAssets } from './ssr/assets.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** Runs one process of the site. SIGTERM drains in-flight requests, then writes the counts, then stops mail, jobs and the database. */
export async function serve(config: Config, receiveCommands: (context: Context) => void): Promise<void> {
  const failures = makeFailures()
  const bundle = pathToFileURL(join(DIST, 'server/entry-server.js')).href
  const { renderer } = (await import(bundle)) as { renderer: PageRenderer }
  await askStart(DATABASE)
  const database = await openMigrated(config, failures, endWith)
  // Now, and not with the first form that sends an email: the data folder may be closed to us.
  readSiteSecret(config)
  const context = makeContext(config, database, renderer.pages, failures)
  receiveCommands(context)
  const clientDir = join(DIST, 'client')
  const app = await makeApp({ context, renderer, assetsOf: readAssets(clientDir), clientDir })
  const metricsServer = config.metricsPort === undefined ? null : await startMetricsServer(config, context.metrics)
  const queue = await startQueue({ ...context, log: app.log })
  const outbox = await startOutbox(context, makeTransport(config), app.log)
  const counting = startCounter(context)
  await listen(app, config)
  process.stdout.write(`Сайт открыт: ${config.siteUrl}/\n`)

  let isStopping = false
  const stop = async () => {
    // Ctrl+C reaches this process from the terminal and from `npm start`.
    if (isStopping) return
    isStopping = true
    // Exit even if something hangs: everything acknowledged is already stored.
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
    metricsServer?.stop()
    await app.close()
    await counting.stop()
    await outbox.stop()
    await queue.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // `npm start` was killed.
  process.on('disconnect', stop)
}

/** Without its database the process could only answer with errors; the next one recovers from the WAL. */
function endWith(error: Error): never {
  process.stderr.write(`${error.message}\n`)
  process.exit(DATABASE_STOPPED)
}
