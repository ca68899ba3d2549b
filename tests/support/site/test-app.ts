import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import type { PageRenderer } from '#contract/page-renderer.ts'
import { type Limits, makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { makeContext } from '#server/open-context.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { openMarket } from './market-server.ts'
import { NO_LIMITS } from './no-limits.ts'

export const SITE_URL = 'https://merilo.example'

export interface TestApp {
  app: FastifyInstance
  context: Context
  renderer: PageRenderer
  close(): Promise<void>
}

/** Opens the app in this process on a copy of the tiny market, which the test may change or break. */
export async function openTestApp(limits: Partial<Limits> = {}): Promise<TestApp> {
  const distDir = inject('distDir')
  const database = await openMarket()
  const { renderer } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as {
    renderer: PageRenderer
  }
  const config = readConfig({ SITE_URL, LOG_LEVEL: 'silent' })
  const context = makeContext(config, database, renderer.pageNames)
  const clientDir = join(distDir, 'client')
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
    },
  }
}
