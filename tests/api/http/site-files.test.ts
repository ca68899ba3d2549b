import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SECRET_PREFIXES } from '#domain/paths/paths.ts'
import { readConfig } from '#server/config.ts'
import { pngSize } from '#tests/support/files/png-size.ts'
import { openApp, openTestApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

const sizeOf = (png: Buffer): (number | undefined)[] => {
  const size = pngSize(png)
  return [size?.width, size?.height]
}

describe('files for robots', () => {
  test('robots.txt names the sitemap at the site’s own address', async () => {
    const answer = await get('/robots.txt')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`)
    expect(answer.body).toContain('\nDisallow: /search/\n')
  })

  test('security.txt has the contacts of the site and has not expired', async () => {
    const answer = await get('/.well-known/security.txt')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(answer.body).toContain('Contact: mailto:hello@merilo.example\n')
    expect(answer.body).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt\n`)
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(answer.body) ?? []
    const days = (new Date(expires).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  test('without a key of IndexNow there is no file for it', async () => {
    expect(site.context.config.indexNowKey).toBeUndefined()
    expect((await get('/undefined.txt')).statusCode).toBe(404)
  })
})

describe('the web manifest', () => {
  test('names the site and its icons, which exist in the sizes it states', async () => {
    const answer = await get('/manifest.webmanifest')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/manifest+json'])
    const { icons, ...manifest } = JSON.parse(answer.body) as { icons: Record<string, string>[] }
    expect(manifest).toMatchObject({ name: 'Мерило', short_name: 'Мерило', start_url: '/', scope: '/', lang: 'ru' })
    expect(manifest).toMatchObject({
      id: '/',
      display: 'minimal-ui',
      theme_color: '#15171c',
      background_color: '#ffffff',
    })
    const stated = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(stated).toEqual(['any any', '192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    for (const { src = '', sizes = '', type } of icons) {
      const icon = await get(src)
      expect([src, icon.statusCode, icon.headers['content-type']]).toEqual([src, 200, type])
      if (sizes !== 'any') expect(sizeOf(icon.rawPayload).join('x')).toBe(sizes)
    }
  })

  test('and the icons are linked from pages', async () => {
    const { body } = await get('/')
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
    expect(body).toContain('<link rel="icon" href="/favicon.ico" sizes="32x32">')
    const [, touchIcon = ''] = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(body) ?? []
    expect(sizeOf((await get(touchIcon)).rawPayload)).toEqual([180, 180])
  })
})

describe('favicon.ico', () => {
  test('holds the mark in three sizes', async () => {
    const { rawPayload: ico, headers } = await get('/favicon.ico')
    expect(headers['content-type']).toBe('image/x-icon')
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
    const sizes = [0, 1, 2].map(index => {
      const entry = 6 + 16 * index
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      expect(offset + length).toBeLessThanOrEqual(ico.length)
      expect([ico[entry], ico[entry + 1]]).toEqual(sizeOf(ico.subarray(offset, offset + length)))
      return ico[entry]
    })
    expect(sizes).toEqual([16, 32, 48])
  })

  test('is not sent again when its ETag matches', async () => {
    const { headers } = await get('/favicon.ico')
    expect((await get('/favicon.ico', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
})

describe('filtered lists', () => {
  const ROBOTS = '<meta name="robots" content="noindex, follow">'

  test.each(['/digital-agencies/?bt=1', '/customers_responses/?price=2', '/calculator/sites/?region=moscow'])(
    '%s is not for search engines, the whole list is',
    async address => {
      const [path = ''] = address.split('?')
      expect((await get(address)).body).toContain(ROBOTS)
      expect((await get(path)).body).not.toContain(ROBOTS)
    },
  )

  test('a comparison is no part of a list', async () => {
    expect((await get('/compare/?ids=1,2')).body).not.toContain(ROBOTS)
  })

  test('a query that the page does not read changes nothing', async () => {
    expect((await get('/digital-agencies/?utm_source=mail')).body).not.toContain(ROBOTS)
  })
})

describe('the service worker', () => {
  test('is a script of the root that browsers ask about each time', async () => {
    const answer = await get('/service-worker.js')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toContain('/offline/')
    const again = await get('/service-worker.js', { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  })

  test('knows the beginning of every private address', async () => {
    const { body } = await get('/service-worker.js')
    expect(SECRET_PREFIXES.length).toBeGreaterThan(5)
    for (const prefix of SECRET_PREFIXES) expect(body).toContain(prefix)
  })

  test('names only files that the site has', async () => {
    const { body } = await get('/service-worker.js')
    const files = [...new Set(body.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
    expect(files.length).toBeGreaterThan(8)
    for (const file of files) expect([file, (await get(file)).statusCode]).toEqual([file, 200])
  })

  test('is removed from browsers by a setting', async () => {
    const off = await openApp(readConfig({ SERVICE_WORKER: 'off', SITE_URL, LOG_LEVEL: 'silent' }), {})
    try {
      const answer = await off.app.inject('/service-worker.js')
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.body).toContain('registration.unregister()')
      expect(answer.body).not.toContain('/offline/')
    } finally {
      await off.close()
    }
  })

  test('has an offline page that search engines leave out', async () => {
    const { statusCode, body, headers } = await get('/offline/')
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toMatch(/^public/)
    expect(body).toContain('<meta name="robots" content="noindex, follow">')
    expect((await get('/sitemap-pages-1.xml')).body).not.toContain('/offline/')
  })
})
