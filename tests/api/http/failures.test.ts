import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})

afterAll(() => site.close())

// Nothing is remembered from the test before: all pages are dropped, and the memo with them, when the word has come.
beforeEach(async () => {
  const { database, memo } = site.context
  // The value of the test before would pass for the new one.
  memo.clear()
  await memo.remember('sign', async () => 'old')
  await database.notify(PAGES_CHANGED, '*')
  await expect.poll(() => memo.remember('sign', async () => 'new')).toBe('new')
})

type Answer = Awaited<ReturnType<typeof get>>

const get = (url: string) => site.app.inject({ url })
const headingOf = ({ body }: Answer) => body.match(/<h1>(.*?)<\/h1>/s)?.[1]?.replace(/<[^>]*>/g, '')
const wordOfCache = ({ headers }: Answer) => /desc=(\w+)/.exec(String(headers['server-timing']))?.[1]
const failedBlocks = ({ body }: Answer) => body.match(/Не удалось загрузить данные/g)?.length ?? 0

/** The table, or the schema of all of them, is gone until the test is over. */
async function lose(what: string): Promise<() => Promise<void>> {
  const run = (text: string) => site.context.database.pool.query(text)
  const name = what.split(' ')[1]
  let isLost = true
  await run(`alter ${what} rename to lost`)
  const restore = async () => {
    if (isLost) await run(`alter ${what.replace(String(name), 'lost')} rename to ${name}`)
    isLost = false
  }
  onTestFinished(restore)
  return restore
}

const SERVER_ERROR = /^Сервер не /

describe('a block that fails', () => {
  test('leaves the page standing and says so in its place; such a page is not kept', async () => {
    const restore = await lose('table review')
    const broken = await get('/')
    expect(broken.statusCode).toBe(200)
    expect(headingOf(broken)).toMatch(/^Рейтинг/)
    expect(failedBlocks(broken)).toBe(1)

    await restore()
    const whole = await get('/')
    expect(wordOfCache(whole)).toBe('miss')
    expect(failedBlocks(whole)).toBe(0)
  })

  test('tells the visitor nothing of tables and queries', async () => {
    await lose('table review')
    const { body } = await get('/')
    expect(body.match(/relation|select |does not exist|Error: /gi)).toBeNull()
  })
})

describe('a header that fails', () => {
  test('makes the page an error page with the status of the failure, until it works again', async () => {
    const restore = await lose('table entry')
    const broken = await get('/digital-agencies/')
    expect(broken.statusCode).toBe(500)
    expect(headingOf(broken)).toMatch(SERVER_ERROR)
    expect(broken.headers['cache-control']).toBe('no-store')
    expect(broken.body.includes('<meta name="robots" content="noindex">')).toBe(true)

    await restore()
    const whole = await get('/digital-agencies/')
    expect(whole.statusCode).toBe(200)
    expect(headingOf(whole)).not.toMatch(SERVER_ERROR)
  })
})

describe('a database that has lost everything', () => {
  test.each(['/digital-agencies/', '/agency-any/', '/no-such-page/', '/no-such-page'])(
    '%s is a page that says so',
    async path => {
      await lose('schema public')
      const answer = await get(path)
      expect(answer.statusCode).toBe(500)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(headingOf(answer)).toMatch(SERVER_ERROR)
    },
  )

  test('fails calls in one shape', async () => {
    await lose('schema public')
    const answer = await get('/api/agency-find?q=abc')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      error: { code: 'internal', message: 'На сервере что-то сломалось. Мы уже знаем' },
    })
  })

  test('does not take away the pages in memory', async () => {
    await get('/digital-agencies/')
    await lose('schema public')
    const answer = await get('/digital-agencies/')
    expect(answer.statusCode).toBe(200)
    expect(wordOfCache(answer)).toBe('hit')
  })
})

test('a process whose database is closed lives but is not ready', async () => {
  const own = await openTestApp()
  // The closing application cannot take back its subscription from a database that is gone.
  onTestFinished(() => own.close().catch(() => undefined))
  await own.context.database.close()
  expect((await own.app.inject('/readyz')).statusCode).toBe(503)
  expect((await own.app.inject('/healthz')).statusCode).toBe(200)
})
