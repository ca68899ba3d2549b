import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { withClient, withDatabase } from '#tests/support/database/database.ts'
import { freePort, runServer, type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

const MAIN = 'dist/site/main.js'

/** Starts the real server on an empty database, with a second session that can block it. */
async function startOnServer(env: Record<string, string> = {}): Promise<{ server: ServerProcess; session: pg.Client }> {
  const name = `process_${randomUUID().replaceAll('-', '')}`
  const { url } = inject('marketServer')
  const databaseUrl = withDatabase(url, name)
  await withClient(url, client => client.query(`create database ${name}`))
  const server = await startServer(MAIN, { DATABASE_URL: databaseUrl, ...env })
  const session = new pg.Client({ connectionString: databaseUrl })
  await session.connect()
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.ended()
    await session.end()
    await withClient(url, client => client.query(`drop database ${name} with (force)`))
  })
  return { server, session }
}

describe('invalid settings', () => {
  // src/server/config.test.ts covers every message.
  test.each([
    [{ PORT: 'abc' }, 'PORT=abc: нужно целое число от 0 до 65535.'],
    [{ WEB_WORKERS: '2' }, 'WEB_WORKERS больше 1 требует DATABASE_URL: встроенную базу открывает только один процесс.'],
  ])('%o end the process with a one-sentence message', async (env, sentence) => {
    const server = runServer(MAIN, env)
    expect(await server.ended()).toBe(1)
    expect(server.output()).toBe(`${sentence}\n`)
  })
})

test('with METRICS_PORT, metrics are on that port and not on the public one', async () => {
  const port = await freePort()
  const { server } = await startOnServer({ METRICS_PORT: String(port) })
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining('merilo_requests_total')])
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
})

describe('SIGTERM', () => {
  test('finishes the request in flight, accepts no new ones and exits with 0', async () => {
    const { server, session } = await startOnServer()
    await session.query('begin')
    await session.query('lock table agency in access exclusive mode')
    const slow = fetch(`${server.url}/api/agency-find?q=abc`)
    await expect.poll(() => waitingForLock(session)).toBeGreaterThan(0)

    server.process.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`).then(
          ({ status }) => status,
          () => 'refused',
        ),
      )
      .not.toBe(200)
    expect(server.process.exitCode).toBeNull()
    await session.query('commit')

    const answer = await slow
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ results: [] })
    expect(await server.ended()).toBe(0)
  })
})

async function waitingForLock(session: pg.Client): Promise<number> {
  const { rows } = await session.query<{ count: number }>(
    'select count(*)::int as count from pg_locks where not granted',
  )
  return rows[0]?.count ?? 0
}

describe('logs', () => {
  const ADDRESS = '198.51.100.77'
  const SECRET = 'ivanov-secret-words'

  test.each(['trace', 'error'])('at level %s name the failure but never the visitor or the query', async level => {
    const { server, session } = await startOnServer({ LOG_LEVEL: level })
    await session.query('drop table agency cascade')
    const headers = { 'x-forwarded-for': ADDRESS, 'user-agent': `browser-of-${SECRET}`, cookie: `id=${SECRET}` }
    const paths = [
      `/search/?q=${SECRET}`,
      `/api/agency-find?q=${SECRET}`,
      `/agency-any/?from=${SECRET}`,
      `/no-such-page/?q=${SECRET}`,
      `/api/agency-find?wrong=${SECRET}`,
      `/api/send-js-log?id=1&path=/%3Fq=${SECRET}&text=${SECRET}`,
    ]
    const statusOf = async (path: string) => (await fetch(server.url + path, { headers })).status
    await Promise.all(paths.map(statusOf))
    // On a busy machine the server may first answer that it is overloaded.
    await expect.poll(() => statusOf(`/api/agency-find?q=${SECRET}`)).toBe(500)
    expect(await server.stop()).toBe(0)
    expect(server.output()).toContain('relation \\"agency\\" does not exist')
    expect(server.output()).not.toContain(SECRET)
    expect(server.output()).not.toContain(ADDRESS)
  })
})
