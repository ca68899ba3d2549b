import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database, DatabaseOptions } from '#db/connect.ts'
import { openCopy, openRemoved, withClient, withDatabase } from '../database/database.ts'
import { type TestPostgres, testPostgres } from '../database/postgres.ts'
import { copyMarket } from './market-folder.ts'
import { processEnv, ROOT } from './node-process.ts'

export interface MarketServer {
  url: string
  /** The database with the tiny market, to be copied. */
  template: string
  stop(): Promise<void>
}

/** A PostgreSQL server with the tiny market: copying it takes a tenth of the time of opening an embedded one. */
export async function startMarketServer(server?: TestPostgres): Promise<MarketServer> {
  const { url, stop } = server ?? (await testPostgres())
  const template = `merilo_market_${randomUUID().replaceAll('-', '')}`
  await withClient(url, client => client.query(`create database ${template}`))
  execFileSync(process.execPath, [join(ROOT, 'src/cli/main.ts'), 'prepare'], {
    env: processEnv({ SEED: 'tiny', DATABASE_URL: withDatabase(url, template) }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return {
    url,
    template,
    async stop() {
      await withClient(url, client => client.query(`drop database ${template} with (force)`))
      await stop()
    },
  }
}

export type MarketOptions = Pick<DatabaseOptions, 'readTimeoutMs' | 'poolSize'> & { kind?: Database['kind'] }

/** Opens a copy of the market that the test may change or break. */
export function openMarket({ kind = 'server', ...options }: MarketOptions = {}): Promise<Database> {
  if (kind === 'embedded') return openRemoved(copyMarket(inject('market')), options)
  const { url, template } = inject('marketServer')
  return openCopy(url, template, options)
}
