import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { makeApp } from './app.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { startCounter } from './counter/write-counts.ts'
import { startMetricsServer } from './http/metrics-access.ts'
import { startQueue } from './jobs/queue.ts'
import { startOutbox } from './mail/outbox.ts'
import { makeTransport } from './mail/transport.ts'
import { makeContext, openMigrated } from './open-context.ts'
import { readAssets } from './ssr/assets.ts'

const DIST = join(import.meta.dirname, '../../dist')
const DRAIN_MS = 10_000

/** Runs one process of the site. SIGTERM drains in-flight requests, then writes the counts, then stops mail, jobs and the database. */
export async function serve(config: Config, receiveCommands: (context: Context) => void): Promise<void> {
  const database = await openMigrated(config)
  const bundle = pathToFileURL(join(DIST, 'server/entry-server.js')).href
  const { renderer } = (await import(bundle)) as { renderer: PageRenderer }
  const context = makeContext(config, database, renderer.pageNames)
  receiveCommands(context)
  const clientDir = join(DIST, 'client')
  const app = await makeApp({ context, renderer, assetsOf: readAssets(clientDir), clientDir })
  const metricsServer = config.metricsPort === undefined ? null : await startMetricsServer(config, context.metrics)
  const queue = await startQueue(context, app.log)
  const outbox = await startOutbox(context, makeTransport(config), app.log)
  const counting = startCounter(context, app.log)
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`Сайт открыт: ${config.siteUrl}/\n`)

  const stop = async () => {
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
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
