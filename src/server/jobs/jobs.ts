import { vacuumAnalyze } from '#db/embedded/maintenance.ts'
import { addUpOldCounts } from '#db/queries/counter/counts.ts'
import { deleteOldFormCounts } from '#db/queries/forms/form-limits.ts'
import { deleteOldSalts } from '#db/queries/forms/visitors.ts'
import { deleteOldJsErrors } from '#db/queries/log/js-errors.ts'
import { deleteOldEmails } from '#db/queries/mail/mail.ts'
import { forgetUnconfirmed } from '#db/queries/subscriptions/subscriptions.ts'
import { deleteUnconfirmedTenders } from '#db/queries/tender/tenders.ts'
import { monthText } from '#domain/counter/demand.ts'
import { moscowMonth } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'
import { dayOf } from '../http/visitor.ts'
import { announceChanges } from '../operations/announce-changes.ts'
import { refreshPrices } from '../operations/recompute-prices.ts'
import { refreshRatings } from '../operations/recompute-ratings.ts'
import { refreshStatistics } from '../operations/recompute-statistics.ts'
import { sendIssues } from '../operations/subscriptions/send-issues.ts'

export interface Job {
  name: string
  /** In UTC. */
  cron: string
  run: (context: Context) => Promise<void>
}

const KEEP_JS_ERRORS_DAYS = 30
// Long enough to look into «I never got the email»; the data it was about stays in its own table.
const KEEP_SENT_EMAILS_DAYS = 30
// The link expires after CONFIRM_DAYS (7); for another week its sender can still open the page and copy the text.
const KEEP_UNCONFIRMED_TENDERS_DAYS = 14
const KEEP_UNCONFIRMED_SUBSCRIPTIONS_DAYS = 14

// Two years to compare, and the month that is not over.
const KEEP_COUNTS_BY_DAY_MONTHS = 25

const recompute: Job = {
  name: 'recompute-ratings',
  cron: '0 1 * * *',
  run: ({ database, now }) => refreshRatings(database, { now: now() }),
}

const recomputeStatistics: Job = {
  name: 'recompute-statistics',
  cron: '15 1 * * *',
  async run({ database, now }) {
    await refreshStatistics(database, { now: now() })
  },
}

const recomputePrices: Job = {
  name: 'recompute-prices',
  cron: '20 1 * * *',
  async run({ database, now }) {
    await refreshPrices(database, now())
  },
}

const forgetOldTraces: Job = {
  name: 'forget-old-traces',
  cron: '30 1 * * *',
  async run({ database, now }) {
    const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000)
    await deleteOldJsErrors(database.kysely, daysAgo(KEEP_JS_ERRORS_DAYS))
    await deleteOldEmails(database.kysely, daysAgo(KEEP_SENT_EMAILS_DAYS))
    await deleteOldFormCounts(database.kysely, daysAgo(1))
    await deleteUnconfirmedTenders(database.kysely, daysAgo(KEEP_UNCONFIRMED_TENDERS_DAYS))
    await forgetUnconfirmed(database.kysely, daysAgo(KEEP_UNCONFIRMED_SUBSCRIPTIONS_DAYS))
    await deleteOldSalts(database.kysely, dayOf(now()))
  },
}

const addUpCounts: Job = {
  name: 'add-up-old-counts',
  cron: '45 1 * * *',
  run: ({ database, now }) =>
    addUpOldCounts(database.kysely, `${monthText(moscowMonth(now()) - KEEP_COUNTS_BY_DAY_MONTHS)}-01`),
}

const vacuum: Job = {
  name: 'vacuum-embedded-database',
  cron: '0 2 * * *',
  async run({ database }) {
    // A server has its own autovacuum; the embedded database has none.
    if (database.kind === 'embedded') await vacuumAnalyze(database)
  },
}

// Daily, although most issues are monthly: what is due is read from the subscriptions, so a missed day is made up for.
const sendDueIssues: Job = {
  name: 'send-issues',
  cron: '0 7 * * *',
  run: async context => void (await sendIssues(context)),
}

const announce: Job = {
  name: 'announce-changes',
  cron: '*/10 * * * *',
  run: async context => void (await announceChanges(context)),
}

export const jobs: readonly Job[] = [
  // Nightly, in this order.
  recompute,
  recomputeStatistics,
  recomputePrices,
  forgetOldTraces,
  addUpCounts,
  vacuum,
  // In the morning of Moscow.
  sendDueIssues,
  // Every ten minutes, if INDEXNOW_KEY is set.
  announce,
]
