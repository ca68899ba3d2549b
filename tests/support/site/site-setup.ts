import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/connect.ts'
import { buildIfStale } from '../../../scripts/build.ts'
import { type KnownThings, knownThings } from '../calls/known-things.ts'
import { copyMarket, ensureMarket } from './market-folder.ts'
import { type MarketServer, startMarketServer } from './market-server.ts'
import { type ServerProcess, startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The shared site with the tiny market, for tests that do not change it. */
    siteUrl: string
    /** The bundles of this run. */
    distDir: string
    /** A closed data folder with the tiny market, to be copied. */
    market: string
    /** A PostgreSQL server with a database of the tiny market, to be copied. */
    marketServer: Pick<MarketServer, 'url' | 'template'>
    /** Entities that exist in the market of the site. */
    known: KnownThings
  }
}

const ROOT = join(import.meta.dirname, '../../..')

let server: ServerProcess | undefined
let marketServer: MarketServer | undefined
const folders: string[] = []

/** Runs once per test run. */
export async function setup(project: TestProject): Promise<void> {
  await buildIfStale()
  const distDir = copyBundles()
  const market = await ensureMarket()
  const dataDir = copyMarket(market)
  folders.push(distDir, dataDir)
  const known = await readKnown(dataDir)
  server = await startServer('tests/support/site/serve.ts', {
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
    LOG_LEVEL: 'error',
  })
  marketServer = await startMarketServer()
  const { url, template } = marketServer
  project.provide('marketServer', { url, template })
  project.provide('siteUrl', server.url)
  project.provide('distDir', distDir)
  project.provide('market', market)
  project.provide('known', known)
}

/** Must run before the server locks the folder. */
async function readKnown(dataDir: string): Promise<KnownThings> {
  const database = await openDatabase({ dataDir })
  try {
    return await knownThings(database.kysely)
  } finally {
    await database.close()
  }
}

/** Copies the bundles, so that a build during the run does not replace them; within the project, so that packages resolve. */
function copyBundles(): string {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  const distDir = mkdtempSync(join(cache, 'test-dist-'))
  cpSync(join(ROOT, 'dist'), distDir, { recursive: true })
  return distDir
}

export async function teardown(): Promise<void> {
  await server?.stop()
  await marketServer?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
