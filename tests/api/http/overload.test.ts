import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { FEEDBACK, formPost, receiver } from '#tests/support/calls/feedback.ts'
import { holdDatabase, occupyDatabase } from '#tests/support/site/held-database.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const KEPT = '/digital-agencies/'
const NEW = '/crm/'
const WAIT_MS = 100

let site: TestApp

const get = (url: string) => site.app.inject({ url })

const expectRefused = ({ statusCode, headers, body }: Awaited<ReturnType<typeof get>>) => {
  expect(statusCode).toBe(503)
  expect(headers['retry-after']).toBe('10')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/<h1>Сервер не /)
}

describe('while queries wait for the database', () => {
  beforeEach(async () => {
    site = await openTestApp({ maxDatabaseWaitMs: WAIT_MS })
  })
  afterEach(() => site.close())

  test('a new page is the server error page with 503, a kept one is served, and later both are', async () => {
    await get(KEPT)
    const held = await holdDatabase(site.context, WAIT_MS)
    expectRefused(await get(NEW))
    expect(held.isWaiting()).toBe(true)
    expect((await get(KEPT)).statusCode).toBe(200)
    const call = await get('/api/agency-find?q=abc')
    expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '10'])
    expect(held.isWaiting()).toBe(true)
    const form = await site.app.inject(formPost('/contacts/', { call: 'feedback-send' }))
    expectRefused(form)
    expect(held.isWaiting()).toBe(true)
    await held.release()
    expect((await get(NEW)).statusCode).toBe(200)
  })
})

test('a kept page is served however old it is while new ones are refused', async () => {
  site = await openTestApp({ maxDatabaseWaitMs: WAIT_MS, pageFreshMs: 0 })
  onTestFinished(() => site.close())
  await get(KEPT)
  const held = await holdDatabase(site.context, WAIT_MS)
  expectRefused(await get(NEW))
  expect(held.isWaiting()).toBe(true)
  const stale = await get(KEPT)
  expect(stale.statusCode).toBe(200)
  expect(stale.headers['server-timing']).toMatch(/^cache;desc=stale/)
  await held.release()
})

test('a new page is refused while the process has more to do than it can', async () => {
  site = await openTestApp({ maxEventLoopDelayMs: 1 })
  onTestFinished(() => site.close())
  let asked = 0
  const whileBusy = async () => {
    const until = performance.now() + 300
    while (performance.now() < until);
    asked += 1
    return get(`/search/?q=busy-${asked}`)
  }
  await expect.poll(async () => (await whileBusy()).statusCode).toBe(503)
})

describe('while all renders wait', () => {
  beforeEach(async () => {
    site = await openTestApp({ renders: { atOnce: 1, waiting: 1, waitMs: 600_000 } })
  })
  afterEach(() => site.close())

  test('pages beyond the queue are refused, those within it are served', async () => {
    await get(KEPT)
    const free = await occupyDatabase(site.context)
    const refused: Awaited<ReturnType<typeof get>>[] = []
    const asked = ['/crm/', '/branding/', '/performance/', '/web-support/'].map(async path => {
      const answer = await get(path)
      if (answer.statusCode === 503) refused.push(answer)
      return answer.statusCode
    })
    await expect.poll(() => refused.length).toBe(2)
    for (const answer of refused) expectRefused(answer)
    expect((await get(KEPT)).statusCode).toBe(200)
    free()
    expect((await Promise.all(asked)).toSorted()).toEqual([200, 200, 503, 503])
    expect((await get('/web-support/')).statusCode).toBe(200)
  })

  test('a page dropped by a write is served stale and re-rendered when there is room', async () => {
    const cached = async () => {
      const { statusCode, headers } = await get(KEPT)
      return [statusCode, /desc=(\w+)/.exec(String(headers['server-timing']))?.[1]]
    }
    expect(await cached()).toEqual([200, 'miss'])
    await site.context.database.notify(PAGES_CHANGED, '*')
    // Waits until the notification is there.
    await get('/healthz')
    const free = await occupyDatabase(site.context)
    let refused = 0
    const asked = ['/crm/', '/branding/', '/performance/'].map(async path => {
      if ((await get(path)).statusCode === 503) refused += 1
    })
    await expect.poll(() => refused).toBe(1)
    expect(await cached()).toEqual([200, 'stale'])
    free()
    await Promise.all(asked)
    expect(await cached()).toEqual([200, 'miss'])
  })
})

describe('a post', () => {
  const SILENCE_MS = 200

  beforeEach(async () => {
    site = await openTestApp({ maxSilenceMs: SILENCE_MS })
  })
  afterEach(() => site.close().catch(() => undefined))

  const message = async () => {
    const { slug } = await receiver(site.context.database.kysely)
    return { call: 'agency-page-send-feedback', agency: slug, ...FEEDBACK, website: '', spent: 60_000 }
  }

  test('that waits for the database longer than a silent connection may last is answered', async () => {
    const { call: _, ...payload } = await message()
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = site.app.server.address() as AddressInfo
    const free = await occupyDatabase(site.context)
    const arrived = once(site.app.server, 'request')
    const answer = fetch(`http://127.0.0.1:${port}/api/agency-page-send-feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    await arrived
    await sleep(5 * SILENCE_MS)
    free()
    expect((await answer).status).toBe(200)
  })

  test('that meets a dead database is a 503 with Retry-After, as a call and as a form', async () => {
    const { call, ...payload } = await message()
    await site.context.database.close()
    const answer = await site.app.inject({ method: 'POST', url: `/api/${call}`, payload })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
    const form = await site.app.inject(formPost('/contacts/', { call, ...payload }))
    expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '10'])
    const page = await get(NEW)
    expectRefused(page)
  })
})
