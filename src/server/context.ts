import type { PageRegistry } from '#contract/page-renderer.ts'
import type { Database } from '#db/connect.ts'
import type { SitePages } from '#domain/web/site-pages.ts'
import type { Config } from './config.ts'
import type { Counter } from './counter/counter.ts'
import type { Failures, Log } from './failures.ts'
import type { MailRules } from './mail/queue-email.ts'
import type { PngPainter } from './media/png/png-painter.ts'
import type { Memo } from './memo.ts'
import type { Metrics } from './metrics.ts'
import type { Visitor } from './visitor.ts'

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
  sitePages: () => Promise<SitePages>
}
