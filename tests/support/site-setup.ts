import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../scripts/build.ts'
import { copyMarket } from './market-folder.ts'
import { type ServerProcess, startServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site under test with the tiny market, for tests that change nothing others read. */
    siteUrl: string
  }
}

let server: ServerProcess | undefined
let dataDir: string | undefined

/** Once per run: the bundle, the market, the server. */
export async function setup(project: TestProject): Promise<void> {
  await buildIfStale()
  dataDir = copyMarket()
  server = await startServer('tests/support/serve.ts', { DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  project.provide('siteUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
  if (dataDir) rmSync(dataDir, { recursive: true, force: true })
}
