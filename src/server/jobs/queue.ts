import { PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import { jobs } from './jobs.ts'

/** The queue is in the site's database, so a job runs once across all processes. */
export async function startQueue(context: Context, log: { error(detail: object, message: string): void }) {
  const { pool } = context.database
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => pool.query(text, values) },
    schema: 'jobs',
    // The embedded database has one connection: maintenance must not crowd out the pages.
    ...(context.database.kind === 'embedded' ? { maintenanceIntervalSeconds: 300 } : {}),
  })
  boss.on('error', error => log.error({ err: error }, 'queue failed'))
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, { retryLimit: 3, retryBackoff: true, expireInSeconds: 900 })
    await boss.schedule(job.name, job.cron)
    await boss.work(job.name, { pollingIntervalSeconds: 10 }, async () => job.run(context))
  }
  const countJobs = async () => {
    for (const queue of await boss.getQueues()) {
      context.metrics.jobs.set({ state: `${queue.name}:queued` }, queue.queuedCount)
      context.metrics.jobs.set({ state: `${queue.name}:active` }, queue.activeCount)
    }
  }
  const counting = setInterval(() => countJobs().catch(error => log.error({ err: error }, 'queue not counted')), 30_000)
  counting.unref()
  return {
    async stop() {
      clearInterval(counting)
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
