import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { inject } from 'vitest'
import type { PageRenderer } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import { type Limits, makeApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { makeContext } from '#server/open-context.ts'
import { readAssets } from '#server/ssr/assets.ts'
import { SECRET_KEY, TEST_MAIL } from './emails.ts'
import { type MarketOptions, openMarket } from './market-server.ts'
import { NO_LIMITS } from './no-limits.ts'

export const SITE_URL = 'https://merilo.example'

export interface TestApp {
  app: FastifyInstance
  context: Context
  renderer: PageRenderer
  close(): Promise<void>
}

/** Opens the app in this process on a copy of the tiny market, which the test may change or break. */
export async function openTestApp(
  limits: Partial<Limits> = {},
  env: Record<string, string> = {},
  marketOptions: MarketOptions = {},
): Promise<TestApp> {
  const config = readConfig({ SITE_URL, SECRET_KEY, LOG_LEVEL: 'silent', ...env })
  const { app, delivered, ...opened } = await openApp(config, limits, marketOptions)
  const request = app.inject.bind(app) as (options: InjectOptions) => Promise<LightMyRequestResponse>
  app.inject = (async (options: InjectOptions) => {
    await delivered()
    return request(options)
  }) as typeof app.inject
  return { app, ...opened }
}

/** Also returns a function that waits until the app has received the notifications sent before. */
export async function openApp(
  config: Config,
  limits: Partial<Limits>,
  marketOptions: MarketOptions = {},
): Promise<TestApp & { delivered(): Promise<void> }> {
  const distDir = inject('distDir')
  const { database, delivered } = await withDelivery(await openMarket(marketOptions))
  const { renderer } = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as {
    renderer: PageRenderer
  }
  const context = { ...makeContext(config, database, renderer.pages), mail: { ...TEST_MAIL } }
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
    delivered,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

const DELIVERED = 'test_delivered'

/** PostgreSQL delivers notifications shortly after the commit, so requests wait for those sent before. */
async function withDelivery(database: Database) {
  let isSent = false
  let delivery: Promise<void> | undefined
  const waiting: (() => void)[] = []
  await database.listen(DELIVERED, nth => waiting[Number(nth)]?.())
  const deliver = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const nth = waiting.push(resolve) - 1
    await database.notify(DELIVERED, String(nth))
    await promise
  }
  return {
    database: {
      ...database,
      notify(...args: Parameters<Database['notify']>) {
        isSent = true
        return database.notify(...args)
      },
    },
    async delivered(): Promise<void> {
      if (isSent) delivery = deliver()
      isSent = false
      await delivery
    },
  }
}
