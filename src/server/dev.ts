import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { PageRenderer } from '#contract/page-renderer.ts'
import type { makeApp as MakeApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Context } from './context.ts'
import { startOutbox } from './mail/outbox.ts'
import { makeTransport } from './mail/transport.ts'
import { makeContext, openMigrated } from './open-context.ts'
import type { AssetsOf } from './ssr/assets.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER_SIDE = /\/src\/(server|contract|db|domain|ranking)\//

// React Refresh must be installed before the first component module runs.
const ENTRY = `import refresh from '/@react-refresh'
refresh.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => type => type
await import('/@vite/client')
const { start } = await import(new URL(import.meta.url).searchParams.get('page'))
start?.()`

const GALLERY = `<!doctype html><html lang="ru" class="desktop"><meta charset="utf-8"><title>Части интерфейса</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><body><div id="root"></div>
<script type="module" src="/__dev/entry.js?page=/src/client/ui/gallery/mount.tsx"></script></body></html>`

const assetsOf: AssetsOf = () => ({
  entry: '/__dev/entry.js?page=/src/client/entry-client.tsx',
  scripts: [],
  styles: ['/src/client/styles/main.css?direct'],
  fonts: [],
})

/** One process: Vite hot-reloads the client, a server-side change rebuilds the app. */
export async function serveDev(receiveCommands: (context: Context) => void): Promise<void> {
  process.env.NODE_ENV = 'development'
  const config = readConfig(process.env)
  const database = await openMigrated(config)
  const http = createServer()
  const vite = await createVite({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  })

  const buildApp = async () => {
    const { makeApp } = (await vite.ssrLoadModule('/src/server/app.ts')) as { makeApp: typeof MakeApp }
    const renderer = liveRenderer(vite)
    const { pages } = await loadRenderer(vite)
    const context = makeContext(config, database, pages)
    const app = await makeApp({ context, renderer, assetsOf, clientDir: null, limits: { pageCacheBytes: 0 } })
    await app.ready()
    return app
  }
  let app = await buildApp()
  const context = makeContext(config, database, (await loadRenderer(vite)).pages)
  const outbox = await startOutbox(context, makeTransport(config), app.log)
  receiveCommands(context)

  http.on('request', (request, response) => {
    if (answerDev(request, response)) return
    vite.middlewares(request, response, () => app.routing(request, response))
  })
  vite.watcher.on('change', async file => {
    if (!SERVER_SIDE.test(file)) return
    const old = app
    try {
      app = await buildApp()
      await old.close()
    } catch (error) {
      vite.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  })
  http.listen(config.port, config.host, () => vite.config.logger.info(`Разработка: ${config.siteUrl}/ и /__ui/`))

  const stop = async () => {
    http.closeAllConnections()
    await vite.close()
    await outbox.stop()
    await database.close()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function loadRenderer(vite: ViteDevServer): Promise<PageRenderer> {
  return ((await vite.ssrLoadModule('/src/client/entry-server.tsx')) as { renderer: PageRenderer }).renderer
}

/** Loads the bundle on every request, so edited pages render at once. */
function liveRenderer(vite: ViteDevServer): PageRenderer {
  let latest: PageRenderer | null = null
  const current = async () => {
    latest = await loadRenderer(vite)
    return latest
  }
  return {
    render: async request => (await current()).render(request),
    renderFailure: request => {
      if (!latest) throw new Error('No page has been rendered yet')
      return latest.renderFailure(request)
    },
    renderChart: request => {
      if (!latest) throw new Error('No page has been rendered yet')
      return latest.renderChart(request)
    },
    drawChart: request => latest?.drawChart(request) ?? '',
    cacheKey: (pathname, search) => latest?.cacheKey(pathname, search) ?? pathname + search,
    bundles: [],
    // The context has them.
    pages: {} as PageRenderer['pages'],
  }
}

function answerDev({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.startsWith('/__dev/')) response.setHeader('content-type', 'text/javascript').end(ENTRY)
  else if (/^\/__ui\/(\?|$)/.test(url)) response.setHeader('content-type', 'text/html; charset=utf-8').end(GALLERY)
  else return false
  return true
}
