import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database, DatabaseOptions } from '#db/connect.ts'
import { openCopy, openRemoved, withClient, withDatabase } from '../database/database.ts'
import type { TestPostgres } from '../database/postgres.ts'
import { ensureDemoMarket, startKeptServer } from './demo-market.ts'
import { copyMarket, prepareMarket } from './market-folder.ts'

export interface MarketServer {
  url: string
  /** The database with the tiny market, to be copied. */
  template: string
  stop(): Promise<void>
}

/** A PostgreSQL server with the tiny market: copying it takes a tenth of the time of opening an embedded one. */
export async function startMarketServer(server?: TestPostgres): Promise<MarketServer> {
  const { url, stop } = server ?? (await startKeptServer())
  const template = `merilo_market_${randomUUID().replaceAll('-', '')}`
  await withClient(url, client => client.query(`create database ${template}`))
  prepareMarket('tiny', withDatabase(url, template))
  return {
    url,
    template,
    async stop() {
      await withClient(url, client => client.query(`drop database ${template} with (force)`))
      await stop()
    },
  }
}

export type MarketOptions = Pick<DatabaseOptions, 'readTimeoutMs' | 'poolSize'> & {
  kind?: Database['kind']
  /** The demo market exists on the server only. */
  market?: 'tiny' | 'demo'
}

/** Opens a copy of the market that the test may change or break. */
export async function openMarket({ kind = 'server', market, ...options }: MarketOptions = {}): Promise<Database> {
  if (kind === 'embedded') return openRemoved(copyMarket(inject('market')), options)
  const { url, template } = inject('marketServer')
  return openCopy(url, market === 'demo' ? await ensureDemoMarket(url) : template, options)
}
