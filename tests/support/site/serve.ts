// The site as `npm start` serves it, but without limits, since all tests share one address, and without the most
// expensive work, best compression, which has separate tests.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { receiveCommands } from '#cli/receive-commands.ts'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { startCounter } from '#server/counter/write-counts.ts'
import { QUICK } from '#server/http/page-encodings.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { makeContext, openMigrated } from '#server/open-context.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { NO_LIMITS } from './no-limits.ts'

const { DIST_DIR = join(import.meta.dirname, '../../../dist') } = process.env

const config = readConfig(process.env)
const database = await openMigrated(config)
const { renderer } = (await import(pathToFileURL(join(DIST_DIR, 'server/entry-server.js')).href)) as {
  renderer: PageRenderer
}
const context = makeContext(config, database, renderer.pages)
// All tests share a few recipients.
context.mail.perHour = 1_000_000
receiveCommands(context)
const clientDir = join(DIST_DIR, 'client')
const limits = { ...NO_LIMITS, brotliQuality: QUICK }
const app = await makeApp({ context, renderer, assetsOf: readAssets(clientDir), clientDir, limits })
const outbox = await startOutbox(context, makeTransport(config), app.log)
const counting = startCounter(context)
await app.listen({ port: config.port, host: config.host })

process.once('SIGTERM', async () => {
  await app.close()
  await counting.stop()
  await outbox.stop()
  await database.close()
  process.exit(0)
})
