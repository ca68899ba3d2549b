import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts'
import { runServer, type ServerProcess, startServer } from '#tests/support/site/server-process.ts'

const MAIN = 'src/main.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** The server itself on an empty database of a real PostgreSQL, and a session beside it that may get in its way. */
async function startOnServer(env: Record<string, string> = {}): Promise<{ server: ServerProcess; session: pg.Client }> {
  const name = `process_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${name}`)
  const maker = new pg.Client({ connectionString: postgres.url })
  await maker.connect()
  await maker.query(`create database ${name}`)
  await maker.end()
  const server = await startServer(MAIN, { DATABASE_URL: databaseUrl, ...env })
  const session = new pg.Client({ connectionString: databaseUrl })
  await session.connect()
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await session.end()
  })
  return { server, session }
}

describe('settings', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT=abc: нужно целое число от 0 до 65535.'],
    [{ PORT: '70000' }, 'PORT=70000: нужно целое число от 0 до 65535.'],
    [{ SITE_URL: 'merilo' }, 'SITE_URL: нужен адрес вида http://… или https://….'],
    [{ DATABASE_URL: 'mysql://root:secret@db/x' }, 'DATABASE_URL: нужен адрес вида postgres://… или postgresql://….'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL: нужен адрес вида smtp://… или smtps://….'],
    [{ SEED: 'huge' }, 'SEED=huge: нужно одно из demo, tiny, full, none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: нужно одно из trace, debug, info, warn, error, silent.'],
    [{ METRIKA_ID: 'x' }, 'METRIKA_ID=x: нужно число, номер счётчика.'],
    [{ WEB_WORKERS: '2' }, 'WEB_WORKERS больше 1 требует DATABASE_URL: встроенную базу открывает только один процесс.'],
  ])('%o is refused in one sentence', async (env, sentence) => {
    const server = runServer(MAIN, env)
    expect(await server.ended()).toBe(1)
    expect(server.output()).toBe(`${sentence}\n`)
  })
})

describe('SIGTERM', () => {
  test('lets the request in flight finish, takes no new ones and ends well', async () => {
    const { server, session } = await startOnServer()
    await session.query('begin')
    await session.query('lock table agency in access exclusive mode')
    const slow = fetch(`${server.url}/api/agency-find?q=abc`)
    await expect.poll(() => waitingForLock(session)).toBe(1)

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
  const WORDS = 'ivanov-secret-words'

  test.each(['trace', 'error'])('at level %s name what failed, never who asked or with which words', async level => {
    const { server, session } = await startOnServer({ LOG_LEVEL: level })
    await session.query('drop table agency cascade')
    const headers = { 'x-forwarded-for': ADDRESS, 'user-agent': `browser-of-${WORDS}`, cookie: `id=${WORDS}` }
    const paths = [
      `/search/?q=${WORDS}`,
      `/api/agency-find?q=${WORDS}`,
      `/agency-any/?from=${WORDS}`,
      `/no-such-page/?q=${WORDS}`,
      `/api/agency-find?wrong=${WORDS}`,
      `/api/send-js-log?id=1&path=/%3Fq=${WORDS}&text=${WORDS}`,
    ]
    const statuses = await Promise.all(
      paths.map(path => fetch(server.url + path, { headers }).then(({ status }) => status)),
    )
    expect(statuses[1]).toBe(500)
    expect(await server.stop()).toBe(0)
    expect(server.output()).toContain('relation \\"agency\\" does not exist')
    expect(server.output()).not.toContain(WORDS)
    expect(server.output()).not.toContain(ADDRESS)
  })
})
