import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const PAGE = '/digital-agencies/'
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1' }

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => site.close())

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Over a socket, so that fresh pages are answered before the framework. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { port } = site.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Straight to the framework, past the server's listener. */
async function getTheLongWay(url: string, headers: Record<string, string> = {}): Promise<Received> {
  const answer = await site.app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers as IncomingHttpHeaders, body: answer.rawPayload }
}

const comparable = ({ status, headers, body }: Received) => {
  const { date: _, connection: __, 'keep-alive': ___, 'server-timing': timing, ...others } = headers
  return { status, others, body, timing: String(timing).replace(/[\d.]+$/, '') }
}

describe('a fresh page over a socket', () => {
  test.each<[string, Record<string, string>]>([
    ['plain', {}],
    ['with brotli', { 'accept-encoding': 'gzip, br' }],
    ['with gzip', { 'accept-encoding': 'gzip' }],
    ['on a phone', PHONE],
  ])('is the answer of the application, %s', async (_, headers) => {
    await getTheLongWay(PAGE, headers)
    await getTheLongWay(PAGE, headers)
    // The better compressed body may replace the first one in between.
    await expect
      .poll(async () => {
        const [short, long] = [await get(PAGE, headers), await getTheLongWay(PAGE, headers)]
        expect(comparable(short)).toEqual(comparable(long))
        return short.status
      })
      .toBe(200)
  })

  test('is 304 for its ETag and 200 for another', async () => {
    const { headers } = await get(PAGE)
    const known = { 'if-none-match': `W/"other", ${headers.etag}` }
    const unchanged = await get(PAGE, known)
    expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(comparable(unchanged)).toEqual(comparable(await getTheLongWay(PAGE, known)))
    expect((await get(PAGE, { 'if-none-match': 'W/"other"' })).status).toBe(200)
  })

  test('has the same headers for HEAD', async () => {
    const [whole, head] = [await get(PAGE), await get(PAGE, {}, 'HEAD')]
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) })
    expect(comparable(head).others).toEqual(comparable(whole).others)
  })

  test('is counted like any other', async () => {
    await get(PAGE)
    const before = await counts()
    await get(PAGE)
    await get(PAGE, { 'if-none-match': String((await get(PAGE)).headers.etag) })
    expect(await counts()).toEqual({ hits: before.hits + 3, ok: before.ok + 2, unchanged: before.unchanged + 1 })
  })

  test('is rendered again once a write has dropped it', async () => {
    await get(PAGE)
    expect((await get(PAGE)).headers['server-timing']).toMatch(/^cache;desc=hit/)
    await site.context.database.notify(PAGES_CHANGED, 'rating:digital-agencies')
    await expect.poll(async () => (await get(PAGE)).headers['server-timing']).toMatch(/^cache;desc=miss/)
    expect((await get(PAGE)).headers['server-timing']).toMatch(/^cache;desc=hit/)
  })
})

test('other addresses still reach the application', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/no-such-page/')).status).toBe(404)
  expect((await get('/no-such-page/')).headers['cache-control']).toBe('no-store')
  expect((await get(PAGE, {}, 'DELETE')).status).toBe(404)
})

async function counts() {
  const { pageCache, requests } = site.context.metrics
  const counted = async (counter: typeof pageCache | typeof requests, labels: Record<string, string>) =>
    (await counter.get()).values.find(value =>
      Object.entries(labels).every(([key, label]) => value.labels[key as never] === label),
    )?.value ?? 0
  return {
    hits: await counted(pageCache, { result: 'hit' }),
    ok: await counted(requests, { kind: 'page', status: '2xx' }),
    unchanged: await counted(requests, { kind: 'page', status: '3xx' }),
  }
}
