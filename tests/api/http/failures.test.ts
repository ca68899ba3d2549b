import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
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
  test('shows an error in its place, and nobody caches the page', async () => {
    const restore = await hide('table review')
    const broken = await get('/')
    expect(broken.statusCode).toBe(200)
    expect(broken.headers['cache-control']).toBe('no-store')
    expect(broken.headers.etag).toBeUndefined()
    expect(headingOf(broken)).toMatch(/^Рейтинг/)
    expect(failedBlocks(broken)).toBe(1)

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

test('a process whose database is closed is alive but not ready', async () => {
  const own = await openTestApp()
  // A closing app cannot unsubscribe from a closed database.
  onTestFinished(() => own.close().catch(() => undefined))
  await own.context.database.close()
  expect((await own.app.inject('/readyz')).statusCode).toBe(503)
  expect((await own.app.inject('/healthz')).statusCode).toBe(200)
})
