import { PgBoss } from 'pg-boss'
import { listLastRuns } from '#db/queries/jobs/last-runs.ts'
import type { Context } from '../context.ts'
import { type Job, jobs } from './jobs.ts'

const COUNT_EVERY_MS = 30_000

/** The queue is in the site's database, so a job runs once across all processes. */
export async function startQueue(context: Context, { countEveryMs = COUNT_EVERY_MS } = {}) {
  const { failures, metrics } = context
  const { pool, kysely } = context.database
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // The embedded database has one connection: maintenance must not crowd out the pages.
    ...(context.database.kind === 'embedded' ? { maintenanceIntervalSeconds: 300 } : {}),
  })
  boss.on('error', error => failures.report('queue', error))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true, expireInSeconds: 900 })
    await boss.schedule(job.name, job.cron)
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, () => runJob(job, context))
  }
  const countJobs = async () => {
    for (const queue of await boss.getQueues()) {
      metrics.jobs.set({ state: `${queue.name}:queued` }, queue.queuedCount)
      metrics.jobs.set({ state: `${queue.name}:active` }, queue.activeCount)
    }
    // Also tells of runs that no process saw fail, because theirs was killed.
    for (const { name, hasFailed } of await listLastRuns(kysely)) {
      metrics.jobs.set({ state: `${name}:failed` }, hasFailed ? 1 : 0)
    }
  }
  const counting = setInterval(() => countJobs().catch(error => failures.report('queue', error)), countEveryMs)
  counting.unref()
  return {
    async stop() {
      clearInterval(counting)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}

/** The queue keeps the reason (`ops stats` shows it) and repeats the job. */
async function runJob(job: Job, context: Context): Promise<void> {
  try {
    await job.run(context)
  } catch (error) {
    context.failures.report('job', error, { job: job.name })
    context.metrics.jobs.set({ state: `${job.name}:failed` }, 1)
    throw error
  }
}
