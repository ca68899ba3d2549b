import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { AssetsOf } from '#server/ssr/assets.ts'
import type { LoadModule } from './live-modules.ts'

/** The modules that an application is made of. */
interface Modules {
  server: typeof import('#server/app.ts')
  opening: typeof import('#server/open-context.ts')
  pages: { renderer: PageRenderer }
}

interface LiveApp {
  app: FastifyInstance
  context: Context
}

interface Parts {
  load: LoadModule
  config: Config
  database: Promise<Database>
  onFailure: (error: unknown) => void
}

const assetsOf: AssetsOf = () => ({
  entry: '/__dev/entry.js?page=/src/client/entry-client.tsx',
  scripts: [],
  styles: ['/src/client/styles/main.css?direct'],
  fonts: [],
})

/** Returns the application of the sources as they are; it is made again whenever one of its modules was. */
export function makeLiveApp({ load, ...parts }: Parts): () => Promise<LiveApp> {
  let latest: (LiveApp & { modules: Modules }) | undefined
  const refresh = async (): Promise<LiveApp> => {
    const modules: Modules = {
      server: await load('/src/server/app.ts'),
      opening: await load('/src/server/open-context.ts'),
      pages: await load('/src/client/entry-server.tsx'),
    }
    if (latest && isSame(latest.modules, modules)) return latest
    const before = latest
    latest = { ...(await makeApp(modules, parts)), modules }
    // Requests that it is answering still need it.
    before?.app.close()
    return latest
  }
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(refresh)
    last = next.catch(() => undefined)
    return next
  }
}

const isSame = (one: Modules, other: Modules): boolean =>
  one.server === other.server && one.opening === other.opening && one.pages === other.pages

async function makeApp(
  { server, opening, pages: { renderer } }: Modules,
  { config, database, onFailure }: Omit<Parts, 'load'>,
): Promise<LiveApp> {
  const context = opening.makeContext(config, await database, renderer.pages)
  const { report } = context.failures
  context.failures.report = (kind, error, detail) => {
    report(kind, error, detail)
    onFailure(error)
  }
  const app = await server.makeApp({ context, renderer, assetsOf, clientDir: null, limits: { pageCacheBytes: 0 } })
  await app.ready()
  return { app, context }
}
