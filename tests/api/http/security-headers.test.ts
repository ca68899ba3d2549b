import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { USER_AGENT } from '#tests/support/browser/browser.ts'
import { insertAgency } from '#tests/support/database/market-rows.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'
import { PATH_EXAMPLES } from '../../support/paths/path-examples.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})

afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe('response headers', () => {
  test.each(['/', '/no-such-page/', '/api/main-menu', '/api/no-such-call', '/favicon.svg', '/healthz', '/api/docs/'])(
    '%s has all security headers',
    async url => {
      const { headers } = await get(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|\*|https?:/)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
    },
  )

  test('HSTS is sent on HTTPS sites only', async () => {
    expect((await get('/')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    const plain = await fetch(inject('siteUrl'))
    expect(plain.headers.get('strict-transport-security')).toBeNull()
  })

  test('a cookie is for HTTPS only on HTTPS sites', async () => {
    const { headers } = await get('/', { cookie: 'abTest=1' })
    expect(headers['set-cookie']).toBe('abTest=null; path=/; max-age=0; samesite=lax; secure')
    const plain = await fetch(inject('siteUrl'), { headers: { cookie: 'abTest=1' } })
    expect(plain.headers.get('set-cookie')).toBe('abTest=null; path=/; max-age=0; samesite=lax')
  })

  test('the server software is not disclosed', async () => {
    const { headers } = await get('/')
    expect(Object.keys(headers)).not.toContain('x-powered-by')
    expect(Object.keys(headers)).not.toContain('server')
  })
})

describe('page markup', () => {
  // Of an agency that does not exist: a real one without interviews would redirect.
  const examples = Object.values(PATH_EXAMPLES).map(path => path.replace('severny-kontur', 'no-such-agency'))
  const addresses = [...examples, '/digital-agencies/', '/search/?q=%D0%B0', '/api/docs/']
  const visits = addresses.flatMap(address =>
    (['desktop', 'mobile'] as const).map(device => [address, device] as const),
  )

  test.each(visits)('%s on %s has no inline styles or scripts', async (address, device) => {
    const { body } = await get(address, { 'user-agent': USER_AGENT[device] })
    expect(body).toContain('</html>')
    const tags = body.match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.filter(tag => /\s(style|on[a-z]+)=/i.test(tag))).toEqual([])
    expect(tags.filter(tag => /^<style/i.test(tag))).toEqual([])
    expect(tags.filter(tag => /=["']\s*javascript:/i.test(tag))).toEqual([])
    const scripts = tags.filter(tag => /^<script/i.test(tag))
    for (const script of scripts) expect(script).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/)
  })
})

describe('hostile names', () => {
  const NAME = `</script><script>alert(1)</script><!--"'><img src=x onerror=alert(2)>`

  beforeAll(async () => {
    await insertAgency(site.context.database.kysely, 'hostile', { name: NAME, tagline: NAME, legal_name: NAME })
  })

  test('are escaped on the page, in its head and in its state', async () => {
    const { statusCode, body } = await get('/agency-hostile/')
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<script>alert|<img src=x|<!--"/)
    const [, state = ''] = body.match(/<script type="application\/json" id="state">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(state).remote['agency-header hostile'].response.name).toBe(NAME)
    const structuredData = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(structuredData.map(([, text = '']) => JSON.parse(text)).some(({ name }) => name === NAME)).toBe(true)
    // Besides structured data there are two scripts: the entry, and the state that ends the document.
    expect(body.match(/<script/g)).toHaveLength(structuredData.length + 2)
    expect(body.endsWith(`${state}</script></body></html>`)).toBe(true)
  })

  test('are escaped in search results', async () => {
    const query = '</script><script>alert(3)</script>'
    const { statusCode, body } = await get(`/search/?${new URLSearchParams({ q: query })}`)
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;/script&gt;')
  })

  test('are escaped in the generated logo', async () => {
    const { statusCode, body, headers } = await get('/media/logo/hostile.svg')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body).not.toMatch(/<script|<img|<!--/)
  })

  test('cannot inject SQL', async () => {
    const q = `'; drop table agency; --`
    expect((await get(`/api/agency-find?${new URLSearchParams({ q })}`)).statusCode).toBe(200)
    expect((await get('/agency-hostile/')).statusCode).toBe(200)
  })
})
