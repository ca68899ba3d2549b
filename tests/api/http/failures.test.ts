import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { EMAIL_QUEUED } from '#db/queries/mail/mail.ts'
import { href } from '#domain/paths/paths.ts'
import { startCounter } from '#server/counter/write-counts.ts'
import { healthRoutes } from '#server/http/health.ts'
import { startOutbox } from '#server/mail/outbox.ts'
import { makeTransport } from '#server/mail/transport.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

// zlib refuses it, so better compression fails and pages stay as they were.
const IMPOSSIBLE_QUALITY = 'best' as unknown as number

beforeAll(async () => {
  site = await openTestApp({ brotliQuality: IMPOSSIBLE_QUALITY })
})

afterAll(() => site.close())

// Clears cached pages and the memo between tests, and waits until the notification has arrived.
beforeEach(async () => {
  const { database, memo } = site.context
  // The value left by the previous test would pass for the new one.
  memo.clear()
  await memo.remember('marker', async () => 'old')
  await database.notify(PAGES_CHANGED, '*')
  await expect.poll(() => memo.remember('marker', async () => 'new')).toBe('new')
})

type Answer = Awaited<ReturnType<typeof get>>

const get = (url: string) => site.app.inject({ url })
const headingOf = ({ body }: Answer) => body.match(/<h1>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '')
const cacheStatus = ({ headers }: Answer) => /desc=(\w+)/.exec(String(headers['server-timing']))?.[1]
const failedBlocks = ({ body }: Answer) => body.match(/Не удалось загрузить данные/g)?.length ?? 0

/** Renames a table, or the whole schema, until the end of the test. */
async function hide(what: string): Promise<() => Promise<void>> {
  const run = (text: string) => site.context.database.pool.query(text)
  const name = what.split(' ')[1]
  let isHidden = true
  await run(`alter ${what} rename to hidden`)
  const restore = async () => {
    if (isHidden) await run(`alter ${what.replace(String(name), 'hidden')} rename to ${name}`)
    isHidden = false
  }
  onTestFinished(restore)
  return restore
}

const SERVER_ERROR = /^Сервер не /

describe('a block that fails', () => {
  test('shows an error in its place, and the page is not cached', async () => {
    const restore = await hide('table review')
    const broken = await get('/')
    expect(broken.statusCode).toBe(200)
    expect(broken.headers['cache-control']).toBe('no-store')
    expect(broken.headers.etag).toBeUndefined()
    expect(headingOf(broken)).toMatch(/^Рейтинг/)
    // Fresh reviews, and the places that moved for them.
    expect(failedBlocks(broken)).toBe(2)

    await restore()
    const restored = await get('/')
    expect(cacheStatus(restored)).toBe('miss')
    expect(failedBlocks(restored)).toBe(0)
  })

  test('reveals nothing about tables or queries', async () => {
    await hide('table review')
    const { body } = await get('/')
    expect(body.match(/relation|\bselect\b[^<>]*\bfrom\b|does not exist|Error: /gi)).toBeNull()
  })
})

describe('a header that fails', () => {
  test('turns the page into an error page with the status of the failure, until it works again', async () => {
    const restore = await hide('table entry')
    const broken = await get('/digital-agencies/')
    expect(broken.statusCode).toBe(500)
    expect(headingOf(broken)).toMatch(SERVER_ERROR)
    expect(broken.headers['cache-control']).toBe('no-store')
    expect(broken.body.includes('<meta name="robots" content="noindex">')).toBe(true)

    await restore()
    const restored = await get('/digital-agencies/')
    expect(restored.statusCode).toBe(200)
    expect(headingOf(restored)).not.toMatch(SERVER_ERROR)
  })
})

describe('a database without its schema', () => {
  test.each(['/digital-agencies/', '/agency-any/', '/no-such-page/', '/no-such-page'])(
    '%s is an HTML error page',
    async path => {
      await hide('schema public')
      const answer = await get(path)
      expect(answer.statusCode).toBe(500)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(headingOf(answer)).toMatch(SERVER_ERROR)
    },
  )

  test('calls fail with a generic JSON error', async () => {
    await hide('schema public')
    const answer = await get('/api/agency-find?q=abc')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: { code: 'internal', message: 'На сервере что-то сломалось. Мы уже знаем' },
    })
  })

  test('cached pages are still served', async () => {
    await get('/digital-agencies/')
    await hide('schema public')
    const answer = await get('/digital-agencies/')
    expect(answer.statusCode).toBe(200)
    expect(cacheStatus(answer)).toBe('hit')
  })
})

describe('a process whose database is closed', () => {
  async function openBroken(kind: 'embedded' | 'server') {
    const own = await openTestApp()
    // A closing app cannot unsubscribe from a closed database.
    onTestFinished(() => own.close().catch(() => undefined))
    let now = Date.now()
    const app = Fastify()
    const { database } = own.context
    healthRoutes(app, { ...own.context, database: { ...database, kind }, now: () => new Date(now) })
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    await database.close()
    const wait = (ms: number) => {
      now += ms
    }
    return { statusOf, wait }
  }

  test('is neither ready nor healthy if the database was embedded: only another process can open it', async () => {
    const { statusOf } = await openBroken('embedded')
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([503, 503])
  })

  test('is not ready, and after a minute not healthy, if it was a server', async () => {
    const { statusOf, wait } = await openBroken('server')
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
    wait(61_000)
    expect(await statusOf('/healthz')).toBe(503)
  })
})

describe('a failure', () => {
  /** Log lines until the end of the test. */
  function readLog(): Record<string, unknown>[] {
    const lines: Record<string, unknown>[] = []
    const { failures } = site.context
    failures.logTo({ error: (detail, message) => lines.push({ ...detail, message }), info: () => undefined })
    onTestFinished(() => failures.logTo(site.app.log))
    return lines
  }
  const countOf = async (kind: string): Promise<number> => {
    const { body } = await get('/metrics')
    return Number(new RegExp(`^merilo_failures_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(body)?.[1])
  }

  test('of a call while rendering is logged with call and path, and counted', async () => {
    const before = await countOf('call')
    const lines = readLog()
    await hide('table review')
    await get('/?utm_source=somebody')
    const failed = lines.filter(({ kind }) => kind === 'call')
    expect(failed.map(({ call }) => call).toSorted()).toEqual(['main-moves', 'main-responses'])
    for (const line of failed) {
      expect(line).toMatchObject({ path: '/', message: 'a call failed while rendering' })
      expect(String(line.err)).toContain('relation "review" does not exist')
    }
    expect(await countOf('call')).toBe(before + 2)
  })

  test('on a private page is logged without its key', async () => {
    const lines = readLog()
    const key = 'k'.repeat(22)
    await hide('table tender')
    const answer = await get(href('tender-status', { key }))
    expect(answer.statusCode).toBe(500)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines[0]?.path).toBe('/tender/status/{key}/')
    expect(JSON.stringify(lines)).not.toContain(key)
  })

  test('of a page is logged with its path, and counted', async () => {
    const before = await countOf('page')
    const lines = readLog()
    await hide('table agency')
    expect((await get('/agency-any/?utm_source=somebody')).statusCode).toBe(500)
    expect(lines).toMatchObject([{ kind: 'page', path: '/agency-any/', message: 'a page failed' }])
    expect(await countOf('page')).toBe(before + 1)
  })

  test('of the compression of a kept page is counted, and the page is served all the same', async () => {
    const before = await countOf('compression')
    await get('/digital-agencies/')
    const kept = await get('/digital-agencies/')
    expect([kept.statusCode, cacheStatus(kept)]).toEqual([200, 'hit'])
    await expect.poll(() => countOf('compression')).toBeGreaterThan(before)
  })

  test('of the outbox, and of writing counts, is counted', async () => {
    const { context } = site
    const outbox = await startOutbox(context, makeTransport(context.config), site.app.log)
    onTestFinished(() => outbox.stop())
    const sent = await countOf('outbox')
    const restore = await hide('table mail')
    await context.database.notify(EMAIL_QUEUED, '')
    await expect.poll(() => countOf('outbox')).toBeGreaterThan(sent)
    await restore()

    const written = await countOf('counts')
    await hide('table tally')
    const hit = { kind: 'rating', subject: 'all', type: 'crm', region: '' } as const
    context.counter.add(hit, { day: '2026-03-05', device: 'desktop', address: 'somebody', network: 'somebody' })
    await startCounter(context).stop()
    expect(await countOf('counts')).toBe(written + 1)
  })

  test('of a request is counted', async () => {
    const before = await countOf('request')
    const lines = readLog()
    await hide('table agency')
    await get('/api/agency-find?q=abc')
    expect(lines).toMatchObject([{ kind: 'request', path: '/api/agency-find' }])
    expect(await countOf('request')).toBe(before + 1)
  })
})

test('pages kept while no notification could arrive are dropped', async () => {
  const { database, memo } = site.context
  await get('/digital-agencies/')
  expect(cacheStatus(await get('/digital-agencies/'))).toBe('hit')
  await memo.remember('gap', async () => 'old')
  // Called after the listeners of the application.
  const { promise: isBack, resolve } = Promise.withResolvers<void>()
  await database.listen('gap', () => undefined, { onGap: resolve })
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`,
  )
  await isBack
  expect(await memo.remember('gap', async () => 'new')).toBe('new')
  expect(cacheStatus(await get('/digital-agencies/'))).toBe('miss')
})

test('a crash report too long for an address is taken by POST', async () => {
  const text = 'Ошибка'.repeat(600)
  const report = { id: 'long', path: '/crm/?q=secret', text }
  const answer = await site.app.inject({ method: 'POST', url: '/api/send-js-log', payload: report })
  expect(answer.statusCode).toBe(204)
  const { rows } = await site.context.database.pool.query(
    `select page_path, body from js_error where identifier = 'long'`,
  )
  expect(rows).toEqual([{ page_path: '/crm/', body: text }])
})
