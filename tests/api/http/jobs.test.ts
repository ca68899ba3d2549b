import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { stats } from '#cli/commands/stats.ts'
import { makeFailures } from '#server/failures.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { makeMetrics } from '#server/metrics.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const JOB = 'recompute-ratings'
/** Longer than any test: only the queue itself can fail. */
const NEVER = { countEveryMs: 86_400_000 }
const OFTEN = { countEveryMs: 100 }

async function open(): Promise<TestApp> {
  const site = await openTestApp()
  onTestFinished(() => site.close())
  return site
}

async function start(...args: Parameters<typeof startQueue>) {
  const queue = await startQueue(...args)
  onTestFinished(() => queue.stop())
  return queue
}

function readLog({ failures }: Pick<TestApp['context'], 'failures'>): object[] {
  const lines: object[] = []
  failures.logTo({ error: (detail, message) => lines.push({ ...detail, message }), info: () => undefined })
  return lines
}

/** The queue polls every ten seconds: a job that is there before it starts runs at once. */
async function sendOnce({ context: { database } }: TestApp): Promise<void> {
  const sender = new PgBoss({
    db: { executeSql: async (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  sender.on('error', () => undefined)
  await sender.start()
  await sender.createQueue(JOB)
  await sender.send(JOB, {}, { retryLimit: 0 })
  await sender.stop({ graceful: false })
}

const metricsOf = ({ metrics }: Pick<TestApp['context'], 'metrics'>) => metrics.registry.metrics()
const COUNTED_AS_FAILED = `merilo_jobs{state="${JOB}:failed"} 1`

test('a nightly recompute that fails is in the log, in the metrics and in ops stats', async () => {
  const site = await open()
  const { database } = site.context
  const lines = readLog(site.context)
  expect(await runCommand(stats, { database })).not.toContain('не удалось')

  await sendOnce(site)
  await database.pool.query('alter table agency rename to hidden')
  await start(site.context, NEVER)

  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ kind: 'job', job: JOB, message: 'a job failed' }))
  const { body } = await site.app.inject('/metrics')
  expect(body).toMatch(/^merilo_failures_total\{kind="job"\} 1$/m)
  expect(body).toContain(COUNTED_AS_FAILED)
  await database.pool.query('alter table hidden rename to agency')
  await expect
    .poll(() => runCommand(stats, { database }))
    .toMatch(new RegExp(`^Задание ${JOB} не удалось \\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d: .*agency.*$`, 'm'))
})

test('a job that failed in another process is in the metrics of this one', async () => {
  const site = await open()
  const { database } = site.context
  const failures = makeFailures()
  const other = { ...site.context, failures, metrics: makeMetrics(database, failures) }
  const lines = readLog(other)
  await sendOnce(site)
  await database.pool.query('alter table agency rename to hidden')
  const queue = await start(other, NEVER)
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ kind: 'job', job: JOB }))
  await queue.stop()
  await database.pool.query('alter table hidden rename to agency')

  await start(site.context, OFTEN)
  await expect.poll(() => metricsOf(site.context)).toContain(COUNTED_AS_FAILED)
})

test('a failure of the queue itself is in the log and in the metrics', async () => {
  const site = await open()
  const { database } = site.context
  const lines = readLog(site.context)
  await start(site.context, NEVER)
  await database.pool.query('alter table jobs.job rename to hidden')
  onTestFinished(async () => void (await database.pool.query('alter table jobs.hidden rename to job')))

  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.objectContaining({
        kind: 'queue',
        message: 'the job queue failed',
        err: expect.objectContaining({ message: expect.stringContaining('jobs.job') }),
      }),
    )
  expect(await metricsOf(site.context)).toMatch(/^merilo_failures_total\{kind="queue"\} [1-9]/m)
})

test('so is a failure to count the jobs', async () => {
  const site = await open()
  const lines = readLog(site.context)
  await start(site.context, OFTEN)
  await site.context.database.pool.query('alter table jobs.job rename column output to hidden')
  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.objectContaining({
        kind: 'queue',
        err: expect.objectContaining({ message: expect.stringContaining('output') }),
      }),
    )
})
