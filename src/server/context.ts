import type { PageRegistry } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import type { Device } from '#domain/web/device.ts'
import type { Config } from './config.ts'
import type { Counter } from './counter/counter.ts'
import type { Failures } from './failures.ts'
import type { Metrics } from './http/metrics.ts'
import type { MailRules } from './mail/queue-email.ts'
import type { PngPainter } from './media/png/png-painter.ts'
import type { Memo } from './memo.ts'

/** The part of pino's logger that handlers use. */
export interface Log {
  warn(detail: object, message: string): void
}

/** The caller, known only by hashes that limits and consents need. */
export interface Visitor {
  /** IPv4 address or IPv6 /64, hashed with a daily salt; the address itself is never stored. */
  addressHash: () => Promise<string>
  /** Same for the surrounding network, which an office or a data centre shares. */
  networkHash: () => Promise<string>
  device: Device
  /** False for robots and for visitors who ask not to be counted (Global Privacy Control). */
  isCounted: boolean
}

/** Everything a handler depends on, clock included: handlers use no globals. */
export interface Context {
  database: Database
  config: Config
  memo: Memo
  metrics: Metrics
  counter: Counter
  mail: MailRules
  failures: Failures
  log: Log
  visitor: Visitor
  painter: PngPainter
  now: () => Date
  pages: PageRegistry
}
