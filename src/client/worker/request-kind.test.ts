import { expect, test } from 'vitest'
import { kindOf } from './request-kind.ts'

const ORIGIN = 'https://merilo.example'
const SITE = { origin: ORIGIN, privatePrefixes: ['/tender/status/', '/review-add/'] }

const asked = (path: string, { mode = 'navigate', destination = 'document', method = 'GET' } = {}) =>
  kindOf({ url: path.startsWith('https:') ? path : ORIGIN + path, method, mode, destination } as Request, SITE)

test.each(['/', '/digital-agencies/', '/agency-severny-kontur/?sent=1', '/offline/', '/tender/'])(
  '%s is a page',
  path => {
    expect(asked(path)).toBe('page')
  },
)

test.each([
  '/tender/status/0f1e2d3c4b5a69788796a5b4c3d2e1f0/',
  '/Tender/Status/0f1e2d3c4b5a69788796a5b4c3d2e1f0/',
  '/review-add/0f1e2d3c4b5a69788796a5b4c3d2e1f0/',
])('the private page %s is left to the browser', path => {
  expect(asked(path)).toBeNull()
})

test.each(['/api/docs/', '/v2/digitalStats/tabs', '/media/og/crm.png', '/sitemap.xml', '/rss/news.xml'])(
  'opened by itself, %s is left to the browser',
  path => {
    expect(asked(path)).toBeNull()
  },
)

test('a form, a call and a frame are left to the browser', () => {
  expect(asked('/contacts/', { method: 'POST' })).toBeNull()
  expect(asked('/api/main-menu', { mode: 'cors', destination: '' })).toBeNull()
  expect(asked('/v2/forms/registration', { mode: 'cors', destination: '', method: 'POST' })).toBeNull()
  expect(asked('/embed/digital-stats/prices/', { destination: 'iframe' })).toBeNull()
})

test('other sites are left to the browser', () => {
  expect(asked('https://mc.yandex.ru/metrika/tag.js', { mode: 'no-cors', destination: 'script' })).toBeNull()
  expect(asked('https://other.example/assets/a.js', { mode: 'cors', destination: 'script' })).toBeNull()
})

test('files of the bundle and pictures are cached, other media are not', () => {
  expect(asked('/assets/shell-a1b2.js', { mode: 'cors', destination: 'script' })).toBe('file')
  expect(asked('/media/logos/7.svg', { mode: 'no-cors', destination: 'image' })).toBe('picture')
  expect(asked('/media/tender-files/7', { mode: 'cors', destination: '' })).toBeNull()
  expect(asked('/assets/shell-a1b2.js', { mode: 'cors', destination: '', method: 'HEAD' })).toBeNull()
})
