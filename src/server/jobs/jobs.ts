import { vacuumAnalyze } from '#db/embedded/maintenance.ts'
import { updateOldCounts } from '#db/queries/counter/counts.ts'
import { monthText } from '#domain/counter/demand.ts'
import { moscowMonth } from '#domain/time/dates.ts'
import type { Context } from '../context.ts'
import { forgetOldData } from '../operations/privacy/forget-old-data.ts'
import { refreshPrices } from '../operations/recompute-prices.ts'
import { refreshRatings } from '../operations/recompute-ratings.ts'
import { refreshStatistics } from '../operations/recompute-statistics.ts'
import { sendIssues } from '../operations/subscriptions/send-issues.ts'
import { announceChanges } from '../sitemap/announce-changes.ts'

export interface Job {
  name: string
  /** In UTC. */
  cron: string
  run: (context: Context) => Promise<void>
}

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

const forgetOld: Job = {
  name: 'forget-old-traces',
  cron: '30 1 * * *',
  run: forgetOldData,
}

const addUpCounts: Job = {
  name: 'add-up-old-counts',
  cron: '45 1 * * *',
  run: ({ database, now }) =>
    updateOldCounts(database.kysely, `${monthText(moscowMonth(now()) - KEEP_COUNTS_BY_DAY_MONTHS)}-01`),
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
  forgetOld,
  addUpCounts,
  vacuum,
  // In the morning of Moscow.
  sendDueIssues,
  // Every ten minutes, if INDEXNOW_KEY is set.
  announce,
]
