import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/connect.ts'
import { buildIfStale } from '../../../scripts/build.ts'
import { type KnownThings, knownThings } from '../calls/known-things.ts'
import { copyMarket, ensureMarket } from './market-folder.ts'
import { type ServerProcess, startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site under test with the tiny market, for tests that change nothing others read. */
    siteUrl: string
    /** Both bundles of this run. */
    distDir: string
    /** A closed data folder with the tiny market, to be copied. */
    market: string
    /** What is there to be looked at. */
    known: KnownThings
  }
}

const ROOT = join(import.meta.dirname, '../../..')

let server: ServerProcess | undefined
const folders: string[] = []

/** Once per run: the bundles, the market, the server. */
export async function setup(project: TestProject): Promise<void> {
  await buildIfStale()
  const distDir = copyBundles()
  const market = ensureMarket()
  const dataDir = copyMarket(market)
  folders.push(distDir, dataDir)
  const known = await readKnown(dataDir)
  server = await startServer('tests/support/site/serve.ts', {
    DATA_DIR: dataDir,
    DIST_DIR: distDir,
    LOG_LEVEL: 'error',
  })
  project.provide('siteUrl', server.url)
  project.provide('distDir', distDir)
  project.provide('market', market)
  project.provide('known', known)
}

/** Read before the server takes the folder for itself. */
async function readKnown(dataDir: string): Promise<KnownThings> {
  const database = await openDatabase({ dataDir })
  try {
    return await knownThings(database.kysely)
  } finally {
    await database.close()
  }
}

/** A build beside the tests must not take the files from under them. Inside the project, where packages are found. */
function copyBundles(): string {
  const cache = join(ROOT, '.cache')
  mkdirSync(cache, { recursive: true })
  const distDir = mkdtempSync(join(cache, 'test-dist-'))
  cpSync(join(ROOT, 'dist'), distDir, { recursive: true })
  return distDir
}

export async function teardown(): Promise<void> {
  await server?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
