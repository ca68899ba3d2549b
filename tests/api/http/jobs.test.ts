import { PgBoss } from 'pg-boss'
import { expect, onTestFinished, test } from 'vitest'
import { stats } from '#cli/commands/stats.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { runCommand } from '#tests/support/site/run-command.ts'
import { openTestApp } from '#tests/support/site/test-app.ts'

const JOB = 'recompute-ratings'

test('a nightly recompute that fails is in the log, in the metrics and in ops stats', async () => {
  const site = await openTestApp()
  onTestFinished(() => site.close())
  const { database, failures } = site.context
  const lines: object[] = []
  failures.logTo({ error: (detail, message) => lines.push({ ...detail, message }), info: () => undefined })
  expect(await runCommand(stats, { database })).not.toContain('не удалось')

  // The queue polls every ten seconds: a job that is there before it starts runs at once.
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
  await database.pool.query('alter table agency rename to hidden')
  const queue = await startQueue(site.context)
  onTestFinished(() => queue.stop())

  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ kind: 'job', job: JOB, message: 'a job failed' }))
  const { body } = await site.app.inject('/metrics')
  expect(body).toMatch(/^merilo_failures_total\{kind="job"\} 1$/m)
  expect(body).toContain(`merilo_jobs{state="${JOB}:failed"} 1`)
  await database.pool.query('alter table hidden rename to agency')
  await expect
    .poll(() => runCommand(stats, { database }))
    .toMatch(new RegExp(`^Задание ${JOB} не удалось \\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d: .*agency.*$`, 'm'))
})
