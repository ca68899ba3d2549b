import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { FEEDBACK, receiver } from '#tests/support/calls/feedback.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const TIMEOUT_MS = 200
/** PostgreSQL: the statement was cancelled, here by its time-out. */
const CANCELLED = '57014'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({}, {}, { readTimeoutMs: TIMEOUT_MS })
})
afterAll(() => site.close())

/** Readers of the table wait, until the end of the test at the latest. */
async function lock(table: string) {
  const { pool } = site.context.database
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let isLocked = true
  const unlock = async () => {
    if (!isLocked) return
    isLocked = false
    await client.query('rollback')
    client.release()
  }
  onTestFinished(unlock)
  /** How long a statement has waited for this lock. */
  const waitedMs = async (): Promise<number> => {
    const waiting = await pool.query<{ ms: number | null }>(
      `select (extract(epoch from max(clock_timestamp() - query_start)) * 1000)::int as ms
       from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`,
      [rows[0]?.pid],
    )
    return waiting.rows[0]?.ms ?? 0
  }
  return { unlock, waitedMs }
}

/** Codes of the failures that are reported from now on. */
function failureCodes(): unknown[] {
  const codes: unknown[] = []
  site.context.failures.logTo({
    error: detail => codes.push((detail as { err: { code?: unknown } }).err.code),
    info: () => undefined,
  })
  return codes
}

/** Null until the answer has come. */
function statusOf(answer: Promise<{ statusCode: number }>): () => number | null {
  let status: number | null = null
  answer.then(({ statusCode }) => {
    status = statusCode
  })
  return () => status
}

test.each([
  ['a public call', '/api/agency-find?q=abc', 'agency'],
  ['what decides where a page leads', '/agency-any/', 'agency'],
  ['a page', '/digital-agencies/', 'entry'],
  ['a picture', '/media/logo/any.svg', 'agency'],
  ['a sitemap', '/sitemap-agencies.xml', 'agency'],
  ['a feed', '/rss/news.xml', 'article'],
  ['the register of advertisements', '/advertising/register.csv', 'ad_placement'],
])('%s is answered with 503 when its query takes too long', async (_, url, table) => {
  const codes = failureCodes()
  await lock(table)
  const status = statusOf(site.app.inject({ url }))
  await expect.poll(status).toBe(503)
  expect(new Set(codes)).toEqual(new Set([CANCELLED]))
})

test('a command waits for longer than a read may, and succeeds', async () => {
  const { slug } = await receiver(site.context.database.kysely)
  const { unlock, waitedMs } = await lock('agency')
  const payload = { agency: slug, ...FEEDBACK, website: '', spent: 60_000 }
  const answer = site.app.inject({ method: 'POST', url: '/api/agency-page-send-feedback', payload })
  const status = statusOf(answer)
  await expect.poll(async () => status() !== null || (await waitedMs()) > 3 * TIMEOUT_MS).toBe(true)
  expect(status()).toBe(null)
  await unlock()
  expect((await answer).statusCode).toBe(200)
})
