import type { Database } from '#db/connect.ts'
import type { Config } from './config.ts'
import type { Metrics } from './http/metrics.ts'
import type { Memo } from './memo.ts'

/** The part of pino's logger that handlers use. */
export interface Log {
  warn(detail: object, message: string): void
}

/** Who asks, as far as we want to know it. */
export interface Visitor {
  /** The network address, hashed with the salt of the day; the address itself is kept nowhere. */
  addressHash: () => Promise<string>
  /** The same of the network around it: what neighbours in an office or a data centre share. */
  networkHash: () => Promise<string>
}

/** What every handler may use. Clock, database and settings come in; nothing is reached for. */
export interface Context {
  database: Database
  config: Config
  memo: Memo
  metrics: Metrics
  log: Log
  visitor: Visitor
  now: () => Date
  /** Names of paths that have a page today: nothing links elsewhere. */
  openPages: ReadonlySet<string>
}
