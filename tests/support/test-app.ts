import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { openDatabase } from '#db/connect.ts'
import { type Limits, makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { makeContext } from '#server/open-context.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { copyMarket } from './market-folder.ts'
import { NO_LIMITS } from './no-limits.ts'

const DIST = join(import.meta.dirname, '../../dist')

export const SITE_URL = 'https://merilo.example'

export interface TestApp {
  app: FastifyInstance
  context: Context
  renderer: PageRenderer
  close(): Promise<void>
}

/** The server in this process with a tiny market of its own, which the test may change or break. */
export async function openTestApp(limits: Partial<Limits> = {}): Promise<TestApp> {
  const dataDir = copyMarket()
  const database = await openDatabase({ dataDir })
  const { renderer } = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as {
    renderer: PageRenderer
  }
  const config = readConfig({ DATA_DIR: dataDir, SITE_URL, LOG_LEVEL: 'silent' })
  const context = makeContext(config, database, renderer.pageNames)
  const clientDir = join(DIST, 'client')
  const app = await makeApp({
    context,
    renderer,
    assetsOf: readAssets(clientDir),
    clientDir,
    limits: { ...NO_LIMITS, ...limits },
  })
  return {
    app,
    context,
    renderer,
    async close() {
      await app.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
