import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import { receiveCommands } from '#cli/receive-commands.ts'
import { readConfig } from '#server/config.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { openMigrated } from '#server/open-context.ts'
import { answerDev, sendErrors, textOf } from './dev-pages.ts'
import { makeLiveApp } from './live-app.ts'
import { makeLiveModules } from './live-modules.ts'
import { isPrepared, prepareDatabase } from './start/prepare-database.ts'

const ROOT = join(import.meta.dirname, '..')
/** The browser has only what it asked for; data and markup of its page may depend on any of these. */
const SERVER_SIDE = /\/src\/(server|contract|db|domain|ranking)\//

process.env.NODE_ENV = 'development'
const config = readConfig(process.env)
if (!isPrepared(config)) await prepareDatabase(config)

const http = createServer()
const modules = makeLiveModules()
// It opens in a thread of its own, while Vite loads the modules.
const database = openMigrated(config)
const vite = await createVite({
  root: ROOT,
  appType: 'custom',
  plugins: [modules.plugin],
  server: {
    middlewareMode: true,
    hmr: { server: http },
    watch: { ignored: ['.data', '.cache', 'dist'].map(name => join(ROOT, name, '**')) },
  },
})

/** Failures of the page that is being answered. */
const ofPage = new AsyncLocalStorage<unknown[]>()
let isBroken = false

const liveApp = makeLiveApp({
  load: modules.connect(vite.environments.ssr),
  config,
  database,
  onFailure: error => {
    const errors = ofPage.getStore()
    if (errors) errors.push(error)
    // A call of an open page, which shows it on top.
    else vite.environments.client.hot.send({ type: 'error', err: { message: '', stack: textOf(error) } })
  },
})

async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const errors: unknown[] = []
  const { app } = await liveApp()
  const { method, url = '/', headers } = request
  // It starts when it is awaited, which must be within the store.
  const answer = await ofPage.run(errors, async () => await app.inject({ method: method as 'GET', url, headers }))
  isBroken = errors.length > 0
  if (isBroken) return sendErrors(response, errors)
  response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload)
}

async function answerOther(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { app } = await liveApp()
  app.routing(request, response)
}

http.on('request', (request, response) => {
  if (answerDev(request.url ?? '', response)) return
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
  vite.middlewares(request, response, () => {
    const answering = isPage ? answerPage(request, response) : answerOther(request, response)
    answering.catch((error: unknown) => {
      isBroken = true
      vite.config.logger.error(textOf(error))
      sendErrors(response, [error])
    })
  })
})
// Changed, added and removed files: a handler may import one that was missing.
vite.watcher.on('all', (_, file) => {
  if (isBroken || SERVER_SIDE.test(file)) vite.environments.client.hot.send({ type: 'full-reload' })
})

const { app, context } = await liveApp()
const outbox = await startOutbox(context, makeTransport(config), app.log)
receiveCommands(context)
http.listen(config.port, config.host, () => vite.config.logger.info(`Разработка: ${config.siteUrl}/ и /__ui/`))

const stop = async () => {
  http.closeAllConnections()
  await vite.close()
  await outbox.stop()
  await (await database).close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
