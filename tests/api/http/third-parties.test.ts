import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PATH_NAMES } from '#domain/paths/paths.ts'
import { readConfig } from '#server/config.ts'
import { realAddress } from '#tests/support/browser/real-address.ts'
import { openApp, SITE_URL, type TestApp } from '#tests/support/site/test-app.ts'
import { PATH_EXAMPLES } from '../../support/paths/path-examples.ts'

const PLAIN = { SITE_URL, LOG_LEVEL: 'silent' }
const ANALYTICS = {
  ...PLAIN,
  METRIKA_ID: '12345678',
  METRIKA_URL: 'https://counter.example/tag.js',
  TRACKER_URL: 'https://views.example/hit',
  CRASH_LOG: 'off',
}
const PATHS = PATH_NAMES.map(name => PATH_EXAMPLES[name])

/** Addresses a browser would load for a page: sources, style sheets, preloads, frames. */
const loadedBy = (html: string): string[] =>
  Array.from(
    html.matchAll(
      /<(?:script|img|iframe|source)\b[^>]*?\ssrc(?:set)?="([^"]*)"|<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*?href="([^"]*)"/g,
    ),
    ([, source, link]) => source ?? link ?? '',
  )
const isForeign = (address: string) => new URL(address, SITE_URL).origin !== SITE_URL && !address.startsWith('data:')

describe.each([
  ['without analytics', PLAIN],
  ['with analytics, before consent', ANALYTICS],
])('%s', (_, env) => {
  let site: TestApp
  beforeAll(async () => {
    site = await openApp(readConfig(env), {})
  })
  afterAll(() => site.close())

  test.each(PATHS)('%s names no file of another site', async path => {
    const { body, headers } = await site.app.inject(realAddress(path, inject('known')))
    const loaded = loadedBy(body)
    // An address without content of its own redirects.
    expect(loaded.length > 0 || headers.location !== undefined).toBe(true)
    expect(loaded.filter(isForeign)).toEqual([])
    const csp = String(headers['content-security-policy'])
    const foreign = Array.from(csp.matchAll(/https?:\/\/[^\s;]+/g), ([host]) => host)
    expect([...new Set(foreign)]).toEqual(env === ANALYTICS ? ['https://counter.example', 'https://views.example'] : [])
  })

  test('pages mention only the services that are switched on', async () => {
    const { body } = await site.app.inject('/')
    const [, json = '{}'] = /id="state">(.*?)<\/script>/s.exec(body) ?? []
    const { analytics, isCrashLogOff } = JSON.parse(json).site
    expect({ analytics, isCrashLogOff }).toEqual(
      env === ANALYTICS
        ? {
            analytics: {
              metrika: { id: '12345678', url: 'https://counter.example/tag.js' },
              tracker: 'https://views.example/hit',
            },
            isCrashLogOff: true,
          }
        : {},
    )
  })
})
