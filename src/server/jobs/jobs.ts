import { vacuumAnalyze } from '#db/embedded/maintenance.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { deleteOldFormCounts } from '#db/queries/forms/form-limits.ts'
import { deleteOldSalts } from '#db/queries/forms/visitors.ts'
import { deleteOldJsErrors } from '#db/queries/log/js-errors.ts'
import { deleteOldEmails } from '#db/queries/mail/mail.ts'
import { deleteUnconfirmedTenders } from '#db/queries/tender/tenders.ts'
import type { Context } from '../context.ts'
import { dayOf } from '../http/visitor.ts'
import { recomputeRatings } from '../operations/recompute-ratings.ts'

interface Job {
  name: string
  /** When it runs, in UTC. */
  cron: string
  run: (context: Context) => Promise<void>
}

const KEEP_JS_ERRORS_DAYS = 30
// Long enough to answer «a letter did not come»; what it told of stays in its own table.
const KEEP_SENT_LETTERS_DAYS = 30
// A week after its link has died the sender may still look at it and copy his words.
const KEEP_UNCONFIRMED_TENDERS_DAYS = 14

const recompute: Job = {
  name: 'recompute-ratings',
  cron: '0 1 * * *',
  async run({ database, now }) {
    await recomputeRatings(database.kysely, { now: now() })
    await database.notify(PAGES_CHANGED, '*')
  },
}

const forgetOldTraces: Job = {
  name: 'forget-old-traces',
  cron: '30 1 * * *',
  async run({ database, now }) {
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)
    await deleteOldJsErrors(database.kysely, daysAgo(KEEP_JS_ERRORS_DAYS))
    await deleteOldEmails(database.kysely, daysAgo(KEEP_SENT_LETTERS_DAYS))
    await deleteOldFormCounts(database.kysely, daysAgo(1))
    await deleteUnconfirmedTenders(database.kysely, daysAgo(KEEP_UNCONFIRMED_TENDERS_DAYS))
    await deleteOldSalts(database.kysely, dayOf(now()))
  },
}

const vacuum: Job = {
  name: 'vacuum-embedded-database',
  cron: '0 2 * * *',
  async run({ database }) {
    // A server has its own autovacuum; the embedded database has none.
    if (database.kind === 'embedded') await vacuumAnalyze(database)
  },
}

export const jobs: readonly Job[] = [
  // Nightly, in this order.
  recompute,
  forgetOldTraces,
  vacuum,
]
