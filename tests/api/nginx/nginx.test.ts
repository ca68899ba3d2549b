import { once } from 'node:events'
import { request as plainRequest } from 'node:http'
import { connect } from 'node:http2'
import { Agent, request } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { TENDER_FILES_PREFIX } from '#domain/paths/hide-keys.ts'
import { SECRET_PREFIXES } from '#domain/paths/paths.ts'
import { deviceOf, MOBILE_MARKS, TABLET_MARKS, TELEVISION_MARKS } from '#domain/web/device.ts'
import { type DeployedNginx, startDeployedNginx } from '#tests/support/site/nginx.ts'
import { type SwitchedProxy, startSwitchedProxy } from '#tests/support/site/switched-proxy.ts'

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const NAME = 'merilo.example'
const KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

let sites: [SwitchedProxy, SwitchedProxy]
let nginx: DeployedNginx
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 1 })

beforeAll(async () => {
  sites = [await startSwitchedProxy(inject('siteUrl')), await startSwitchedProxy(inject('siteUrl'))]
  nginx = await startDeployedNginx(sites.map(({ port }) => port))
})
afterAll(async () => {
  agent.destroy()
  await nginx?.stop()
  for (const site of sites ?? []) await site.stop()
})
beforeEach(() => {
  for (const site of sites) {
    site.seen.length = 0
    site.setCacheControl()
    site.overload(false)
  }
})

const paths = () => sites.flatMap(site => site.paths())
const seen = () => sites.flatMap(site => site.seen)

interface Asked {
  method?: string
  body?: string
  headers?: Record<string, string>
}

async function ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}) {
  const to = { agent, host: '127.0.0.1', port: nginx.port, servername: NAME }
  const sent = request({ ...to, path, method, headers: { host: NAME, ...headers } })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  return {
    status: answer.statusCode as number,
    headers: answer.headers,
    cache: answer.headers['x-cache'],
    body: await buffer(answer),
  }
}

/** The second request brings a page into the cache. */
async function keep(path: string, asked: Asked = {}) {
  await ask(path, asked)
  await ask(path, asked)
  const kept = await ask(path, asked)
  expect([path, kept.status, kept.cache]).toEqual([path, 200, 'HIT'])
  return kept
}

describe('devices', () => {
  test('are told apart as the server does, for every mark it knows', async () => {
    const marks = [...MOBILE_MARKS, ...TABLET_MARKS, ...TELEVISION_MARKS]
    const long = 'x'.repeat(490)
    const agents = [
      ...marks.flatMap(mark => [`Agent (${mark}) end`, `Agent (Linux; ${mark.toUpperCase()}; Mobile) end`]),
      ...marks.map(mark => `Android (${mark}) end`),
      ...[
        '',
        DESKTOP,
        PHONE,
        'Android',
        'Android Opera Mini/1',
        'OPERA MINI',
        `${long} Mobile iPad`,
        `${long}     Mobi`,
      ],
      ...[`${long} Mobile     iPad`, `${long}      Mobile`, 'Möbile Mobi', '"quoted" Mobi'],
    ]
    for (const userAgent of agents) await ask('/metrics', { headers: { 'user-agent': userAgent } })
    const lines = () => nginx.accessLog().trimEnd().split('\n')
    await expect.poll(() => lines().length).toBe(agents.length)
    const devices = lines().map(line => /device=(\w+)$/.exec(line)?.[1])
    expect(agents.map((text, index) => [text, devices[index]])).toEqual(agents.map(text => [text, deviceOf(text)]))
    expect(new Set(devices)).toEqual(new Set(['desktop', 'mobile']))
  })

  test('get their own copy of a page, shared by browsers of one device', async () => {
    const desktop = await keep('/', { headers: { 'user-agent': DESKTOP } })
    expect(desktop.body.toString()).toContain('<html lang="ru" class="desktop">')
    const phone = await keep('/', { headers: { 'user-agent': PHONE } })
    expect(phone.body.toString()).toContain('<html lang="ru" class="mobile">')
    const other = await ask('/', { headers: { 'user-agent': `${PHONE} YaBrowser/24` } })
    expect([other.cache, other.body]).toEqual(['HIT', phone.body])
  })
})

test('encodings are kept apart and chosen as the server does', async () => {
  const plain = (await keep('/about/')).body
  const brotli = await keep('/about/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const gzip = await keep('/about/', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.body)).toEqual(plain)
  expect(gunzipSync(gzip.body)).toEqual(plain)
  expect(paths()).toHaveLength(6)
})

test('a browser that has the page gets 304 from the cache', async () => {
  const { headers } = await keep('/contacts/')
  const again = await ask('/contacts/', { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test('files of the bundle are kept after the first request, for all devices', async () => {
  const { body } = await ask('/')
  const file = /\/assets\/[\w.-]+\.js/.exec(body.toString())?.[0] ?? ''
  const first = await ask(file, { headers: { 'user-agent': DESKTOP, 'accept-encoding': 'br' } })
  expect([first.status, first.cache, first.headers['content-encoding']]).toEqual([200, 'MISS', 'br'])
  expect((await ask(file, { headers: { 'user-agent': PHONE, 'accept-encoding': 'br' } })).cache).toBe('HIT')
})

describe('never kept', () => {
  const SECRET = [TENDER_FILES_PREFIX, ...SECRET_PREFIXES]

  test.each(SECRET)('%s with its key, whatever the site says; nor is the key logged', async prefix => {
    for (const site of sites) site.setCacheControl('public, s-maxage=60')
    const path = prefix === TENDER_FILES_PREFIX ? `${prefix}${KEY}/1` : `${prefix}${KEY}/`
    for (let time = 0; time < 4; time += 1) expect((await ask(path)).cache).toBe('BYPASS')
    expect(paths()).toEqual([path, path, path, path])
    expect(nginx.accessLog()).toContain('/secret/')
    expect(nginx.accessLog()).not.toContain(KEY)
  })

  test.each(['/no-such-page/', '/api/agency-header?agency=none'])('%s', async path => {
    for (let time = 0; time < 4; time += 1) await ask(path)
    expect(paths()).toEqual([path, path, path, path])
  })

  test('queries are not logged, nor addresses of visitors', () => {
    expect(nginx.accessLog()).not.toMatch(/\?|127\.0\.0\.1/)
  })
})

describe('while the site cannot answer', () => {
  // The site's own header allows ten minutes of stale pages; here nginx has to decide.
  const STALE_AFTER_A_SECOND = 'public, max-age=0, s-maxage=1'

  test('a change shows after the short life of the page, without a purge', async () => {
    for (const site of sites) site.setCacheControl(STALE_AFTER_A_SECOND)
    await ask('/press/')
    await ask('/press/')
    const asked = paths().length
    const next = async () => {
      await ask('/press/')
      return paths().length
    }
    await expect.poll(next, { interval: 300 }).toBeGreaterThan(asked)
  })

  test('pages it has kept are still served; others fail honestly, and no log quotes them', async () => {
    for (const site of sites) site.setCacheControl(STALE_AFTER_A_SECOND)
    const kept = await ask('/rules/').then(() => ask('/rules/'))
    for (const site of sites) await site.stop()
    await expect.poll(async () => (await ask('/rules/')).cache, { interval: 300 }).toMatch(/STALE|UPDATING/)
    const stale = await ask('/rules/')
    expect([stale.status, stale.body]).toEqual([200, kept.body])
    expect((await ask('/privacy/')).status).toBe(502)
    expect((await ask(`/tender/status/${KEY}/`)).status).toBe(502)
    expect(nginx.errorLog()).not.toContain(KEY)
    for (const site of sites) await site.start()
    await expect.poll(async () => (await ask('/privacy/')).status, { interval: 300 }).toBe(200)
  })

  test('an overloaded site has its kept pages served for it', async () => {
    for (const site of sites) site.setCacheControl(STALE_AFTER_A_SECOND)
    await ask('/consent/')
    await ask('/consent/')
    for (const site of sites) site.overload(true)
    await expect.poll(async () => (await ask('/consent/')).cache, { interval: 300 }).toMatch(/STALE|UPDATING/)
    expect((await ask('/consent/')).status).toBe(200)
    const refused = await ask('/about/plans/')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10'])
  })

  test('one of two processes takes all requests while the other restarts, and no form is sent twice', async () => {
    const form = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    for (const [stopped, other] of [sites, sites.toReversed()] as [SwitchedProxy, SwitchedProxy][]) {
      await stopped.stop()
      other.seen.length = 0
      const statuses = []
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await ask('/api/send-feedback', form)).status)
        statuses.push((await ask('/api/no-such-call')).status)
      }
      expect(statuses.filter(status => status >= 500)).toEqual([])
      expect(other.paths().filter(path => path === '/api/send-feedback')).toHaveLength(6)
      await stopped.start()
    }
  })
})

describe('the edge', () => {
  test('speaks HTTP/2 over TLS and sends plain HTTP there', async () => {
    const session = connect(`https://127.0.0.1:${nginx.port}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/', ':authority': NAME, 'user-agent': DESKTOP })
    const [headers] = await once(stream, 'response')
    expect([headers[':status'], session.alpnProtocol]).toEqual([200, 'h2'])
    stream.resume()
    await once(stream, 'end')
    session.close()

    const plain = plainRequest({
      host: '127.0.0.1',
      port: nginx.plainPort,
      path: '/about/?a=1',
      headers: { host: NAME },
    })
    plain.end()
    const [answer] = await once(plain, 'response')
    answer.resume()
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://merilo.example/about/?a=1'])
  })

  test('never follows the visitor in the name of the site', async () => {
    await keep('/press/')
    const before = paths().length
    const forged = { host: 'evil.example' }
    await expect(ask('/press/', { headers: forged })).rejects.toThrow()
    const plain = plainRequest({ host: '127.0.0.1', port: nginx.plainPort, path: '/about/', headers: forged })
    plain.end()
    await expect(once(plain, 'response')).rejects.toThrow()
    expect(paths()).toHaveLength(before)
    // Case and port are still our name; the redirect, the cache and the site see one spelling.
    for (const host of ['MERILO.example', `${NAME}:8443`]) {
      expect((await ask('/press/', { headers: { host } })).cache).toBe('HIT')
      await ask('/api/no-such-call', { headers: { host } })
    }
    expect(paths()).toHaveLength(before + 2)
    expect(new Set(seen().map(({ headers }) => headers.host))).toEqual(new Set([NAME]))
  })

  test('hides monitoring from visitors', async () => {
    expect((await ask('/metrics')).status).toBe(404)
    expect((await ask('/readyz')).status).toBe(404)
    expect(paths()).toEqual([])
  })

  test('tells the site the visitor’s address, not what the visitor claims', async () => {
    await ask('/api/no-such-call', { headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' } })
    const [asked] = seen()
    expect([asked?.headers['x-forwarded-for'], asked?.headers['x-forwarded-proto']]).toEqual(['127.0.0.1', 'https'])
  })

  test('refuses bodies that the site would refuse, and passes those of tenders', async () => {
    const json = { 'content-type': 'application/json' }
    const large = JSON.stringify({ text: 'x'.repeat(100_000) })
    expect((await ask('/api/send-feedback', { method: 'POST', body: large, headers: json })).status).toBe(413)
    expect(paths()).toEqual([])
    expect((await ask('/api/tenderline-form', { method: 'POST', body: large, headers: json })).status).toBe(400)
    expect(paths()).toEqual(['/api/tenderline-form'])
  })

  test('refuses countless fields sent to the form with files', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await ask('/tender/', { method: 'POST', body: 'a&'.repeat(60_000), headers })
    expect([answer.status, paths()]).toEqual([413, []])
  })
})
