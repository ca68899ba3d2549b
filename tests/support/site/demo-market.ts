import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTemplate, withClient } from '../database/database.ts'
import { postgresVersion, type TestPostgres, testPostgres } from '../database/postgres.ts'
import { MARKETS, marketKey, prepareMarket, removeOldMarkets } from './market-folder.ts'

// The market that `npm start` creates, for what must hold of all of it. Filling it takes half a minute, so the first test
// that asks for it has it made, and the server is saved with it for later runs. A server at TEST_DATABASE_URL keeps it.

const demoName = (): string => `merilo_demo_${marketKey()}`
const savedServer = (): string => join(MARKETS, `${marketKey()}-postgres-${postgresVersion()}`)

/** Returns the database with the demo market, to be copied. */
export const ensureDemoMarket = (serverUrl: string): Promise<string> =>
  ensureTemplate(serverUrl, demoName(), url => prepareMarket('demo', url))

/** A server that has the demo market if an earlier run made it, and is saved if this one did. */
export async function startKeptServer(): Promise<TestPostgres> {
  if (process.env.TEST_DATABASE_URL) return testPostgres()
  const saved = savedServer()
  if (existsSync(saved)) return testPostgres(saved)
  const { url, stop } = await testPostgres()
  return {
    url,
    async stop() {
      if (!(await keepOnlyDemo(url))) return stop()
      mkdirSync(MARKETS, { recursive: true })
      removeOldMarkets()
      const making = join(MARKETS, `making-${process.pid}`)
      await stop(making)
      try {
        renameSync(making, saved)
      } catch (error) {
        // A concurrent run may have saved the same one meanwhile.
        if (!existsSync(saved)) throw error
        rmSync(making, { recursive: true, force: true })
      }
    },
  }
}

/** Drops what tests left behind; false if no test asked for the demo market. */
async function keepOnlyDemo(url: string): Promise<boolean> {
  return withClient(url, async client => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^merilo_'",
    )
    const left = rows.map(({ datname }) => datname).filter(name => name !== demoName())
    for (const name of left) await client.query(`drop database ${name} with (force)`)
    return left.length < rows.length
  })
}
