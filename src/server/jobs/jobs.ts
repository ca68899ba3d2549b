import { vacuumAnalyze } from '#db/embedded/maintenance.ts'
import { deleteOldJsErrors } from '#db/queries/js-errors.ts'
import { PAGES_CHANGED } from '../app.ts'
import type { Context } from '../context.ts'
import { recomputeRatings } from './recompute-ratings.ts'

interface Job {
  name: string
  /** When it runs, in UTC. */
  cron: string
  run: (context: Context) => Promise<void>
}

const KEEP_JS_ERRORS_DAYS = 30

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
    await deleteOldJsErrors(database.kysely, new Date(now().getTime() - KEEP_JS_ERRORS_DAYS * 86_400_000))
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

export const jobs: readonly Job[] = [recompute, forgetOldTraces, vacuum]
