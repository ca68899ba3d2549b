import cluster from 'node:cluster'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { DatabaseInUseError } from '#db/embedded/lock.ts'
import { makeApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { startQueue } from './jobs/queue.ts'
import { startOutbox } from './mail/outbox.ts'
import { makeTransport } from './mail/transport.ts'
import { makeContext, openMigrated } from './open-context.ts'
import { receiveOperator } from './receive-operator.ts'
import { readAssets } from './ssr/assets.ts'

const DIST = join(import.meta.dirname, '../../dist')
const DRAIN_MS = 10_000

/** One process of the site. SIGTERM lets requests in flight finish, then closes what was opened, in reverse order. */
async function serve(config: Config): Promise<void> {
  const database = await openMigrated(config)
  const bundle = pathToFileURL(join(DIST, 'server/entry-server.js')).href
  const { renderer } = (await import(bundle)) as { renderer: PageRenderer }
  const context = makeContext(config, database, renderer.pageNames)
  receiveOperator(context)
  const clientDir = join(DIST, 'client')
  const app = await makeApp({ context, renderer, assetsOf: readAssets(clientDir), clientDir })
  const queue = await startQueue(context, app.log)
  const outbox = await startOutbox(context, makeTransport(config), app.log)
  await app.listen({ port: config.port, host: config.host })
  process.stdout.write(`Сайт открыт: ${config.siteUrl}/\n`)

  const stop = async () => {
    // Whatever hangs must not hold the machine: nothing acknowledged is lost by leaving.
    setTimeout(() => process.exit(0), DRAIN_MS).unref()
    await app.close()
    await outbox.stop()
    await queue.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/** Several processes on one machine; one that dies is replaced. */
function serveByWorkers(count: number): void {
  for (let started = 0; started < count; started += 1) cluster.fork()
  let isStopping = false
  cluster.on('exit', () => {
    if (!isStopping) cluster.fork()
  })
  const stop = () => {
    isStopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.webWorkers > 1 && !config.databaseUrl) {
    throw new ConfigError('WEB_WORKERS больше 1 требует DATABASE_URL: встроенную базу открывает только один процесс.')
  }
  if (config.webWorkers > 1 && cluster.isPrimary) serveByWorkers(config.webWorkers)
  else await serve(config)
}

main().catch((error: unknown) => {
  // What the operator can mend is one sentence; what we must mend comes with its stack.
  const isSentence = error instanceof ConfigError || error instanceof DatabaseInUseError
  const text = error instanceof Error ? (isSentence ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
