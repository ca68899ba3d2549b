import type { Command } from './command.ts'
import { ads } from './commands/ads.ts'
import { awards } from './commands/awards.ts'
import { backup } from './commands/backup.ts'
import { content } from './commands/content.ts'
import { experiment } from './commands/experiment.ts'
import { explain } from './commands/explain.ts'
import { feedback } from './commands/feedback.ts'
import { forget } from './commands/forget.ts'
import { mail } from './commands/mail.ts'
import { migrateCommand } from './commands/migrate.ts'
import { prepare } from './commands/prepare.ts'
import { prices } from './commands/prices.ts'
import { publish } from './commands/publish.ts'
import { recompute } from './commands/recompute.ts'
import { registrations } from './commands/registrations.ts'
import { responses } from './commands/responses.ts'
import { restore } from './commands/restore.ts'
import { reviews } from './commands/reviews.ts'
import { seed } from './commands/seed.ts'
import { stats } from './commands/stats.ts'
import { subscriptions } from './commands/subscriptions.ts'
import { tenders } from './commands/tenders.ts'

/** Everything the operator can do, in the order of the overview. */
export const COMMANDS: readonly Command[] = [
  prepare,
  migrateCommand,
  backup,
  restore,
  seed,
  recompute,
  prices,
  publish,
  explain,
  mail,
  reviews,
  registrations,
  feedback,
  forget,
  tenders,
  responses,
  awards,
  subscriptions,
  ads,
  content,
  experiment,
  stats,
]
