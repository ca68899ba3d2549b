import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const CALLS = 5
const MISSES = 3
const PAGES = 12

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({ callsPerMinute: CALLS, notFoundPerMinute: MISSES, pagesPerMinute: PAGES })
})

afterAll(() => site.close())

/** Each test uses its own address, because limits are counted per address. */
const from =
  (remoteAddress: string) =>
  (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, remoteAddress, headers })

test('calls over the limit get a 429 with Retry-After; other addresses are unaffected', async () => {
  const get = from('203.0.113.1')
  for (let sent = 0; sent < CALLS; sent += 1) expect((await get('/api/main-menu')).statusCode).toBe(200)
  const refused = await get('/api/main-menu')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toEqual({
    error: { code: 'too-many-requests', message: 'Слишком много запросов. Подождите минуту и повторите' },
  })
  expect((await from('203.0.113.2')('/api/main-menu')).statusCode).toBe(200)
  expect((await get('/')).statusCode).toBe(200)
})

test('X-Forwarded-For from an untrusted address does not reset the limit', async () => {
  const get = from('203.0.113.3')
  for (let sent = 0; sent < CALLS; sent += 1) await get('/api/ratings', { 'x-forwarded-for': `198.51.100.${sent}` })
  expect((await get('/api/ratings', { 'x-forwarded-for': '198.51.100.99' })).statusCode).toBe(429)
})

test('behind a local proxy each visitor has a separate limit', async () => {
  const get = from('127.0.0.1')
  for (let sent = 0; sent < CALLS; sent += 1) await get('/api/main-top', { 'x-forwarded-for': '198.51.100.7' })
  expect((await get('/api/main-top', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429)
  expect((await get('/api/main-top', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(200)
})

describe.each([
  ['networks', { TRUST_PROXY: '198.18.0.0/15,loopback' }, '198.18.0.1', '203.0.113.77, 198.18.0.9'],
  ['hops', { TRUST_PROXY: '2' }, '198.18.0.1', '203.0.113.77, 198.18.0.9'],
])('behind proxies named by their %s', (_, env, proxy, forwarded) => {
  let proxied: TestApp
  beforeAll(async () => {
    proxied = await openTestApp({ callsPerMinute: CALLS }, env)
  })
  afterAll(() => proxied.close())
  const ask = (header: string) =>
    proxied.app.inject({ url: '/api/main-top', remoteAddress: proxy, headers: { 'x-forwarded-for': header } })

  test('each visitor has a separate limit, which a forged header does not reset', async () => {
    for (let sent = 0; sent < CALLS; sent += 1) await ask(`192.0.2.${sent}, ${forwarded}`)
    expect((await ask(`192.0.2.99, ${forwarded}`)).statusCode).toBe(429)
    expect((await ask('203.0.113.78, 198.18.0.9')).statusCode).toBe(200)
  })
})

test('guessing page addresses is limited, while real pages stay available', async () => {
  const get = from('203.0.113.4')
  for (let guess = 0; guess < MISSES; guess += 1) expect((await get(`/guess-${guess}/`)).statusCode).toBe(404)
  const refused = await get('/one-more-guess/')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  expect(refused.body).toContain('Подождите минуту')
  expect((await get('/digital-agencies/')).statusCode).toBe(200)
  expect((await get('/crm/')).statusCode).toBe(200)
})

test.each([
  ['agencies', '203.0.113.101', (guess: string) => `/agency-${guess}/`],
  ['tabs of agencies', '203.0.113.102', (guess: string) => `/agency-${guess}/reviews/`],
  ['systems', '203.0.113.103', (guess: string) => `/cms-${guess}/`],
  ['persons', '203.0.113.104', (guess: string) => `/persons/${guess}/`],
  ['cases', '203.0.113.105', (guess: string) => `/cases/case-${guess.length}99999/`],
  ['keys of tenders', '203.0.113.106', (guess: string) => `/tender/status/${guess}/`],
] as const)('guessing %s counts as guessing', async (_, address, pathOf) => {
  const get = from(address)
  for (let guess = 0; guess < MISSES; guess += 1) {
    expect((await get(pathOf(`guess${'x'.repeat(guess)}`))).statusCode).toBe(404)
  }
  expect((await get(pathOf('guess-once-more'))).statusCode).toBe(429)
  expect((await get('/no-such-page/')).statusCode).toBe(429)
  expect((await get('/digital-agencies/')).statusCode).toBe(200)
})

test('pages rendered for one address are limited; cached ones are not, and a proxy without addresses is spared', async () => {
  const get = from('203.0.113.200')
  for (let nth = 0; nth < PAGES; nth += 1) expect((await get(`/search/?q=page-${nth}`)).statusCode).toBe(200)
  const refused = await get('/search/?q=one-more')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await get(`/search/?q=page-${PAGES - 1}`)).statusCode).toBe(200)
  expect((await from('203.0.113.201')('/search/?q=one-more')).statusCode).toBe(200)
  const local = from('127.0.0.1')
  for (let nth = 0; nth <= PAGES; nth += 1) expect((await local(`/search/?q=local-${nth}`)).statusCode).toBe(200)
})

describe('IPv6 addresses of one customer', () => {
  const rotating = (network: string) => (url: string, nth: number) => from(`2001:db8:${network}::${nth + 1}`)(url)

  test.each([
    ['calls', '1:1', CALLS, () => '/api/main-menu'],
    ['pages that are nowhere', '1:2', MISSES, (nth: number) => `/rotated-guess-${nth}/`],
    ['rendered pages', '1:3', PAGES, (nth: number) => `/search/?q=rotated-${nth}`],
  ])('share the limit of %s', async (_, network, limit, urlOf) => {
    const get = rotating(network)
    for (let nth = 0; nth < limit; nth += 1) expect((await get(urlOf(nth), nth)).statusCode).not.toBe(429)
    expect((await get(urlOf(limit), limit)).statusCode).toBe(429)
    expect((await rotating(`${network}1`)(urlOf(limit), 0)).statusCode).not.toBe(429)
  })
})

test('guessing call names is limited too', async () => {
  const post = (url: string) => site.app.inject({ method: 'POST', url, remoteAddress: '203.0.113.5', payload: {} })
  for (let guess = 0; guess < MISSES; guess += 1) expect((await post(`/api/guess-${guess}`)).statusCode).toBe(404)
  expect((await post('/api/one-more')).statusCode).toBe(429)
})

test('a body larger than any form is rejected', async () => {
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/any',
    remoteAddress: '203.0.113.6',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ text: 'a'.repeat(65 * 1024) }),
  })
  expect(answer.statusCode).toBe(413)
  expect(answer.json().error.message).toBe('Слишком большой запрос')
})
