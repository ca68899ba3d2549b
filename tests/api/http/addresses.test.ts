import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { knownThings } from '#tests/support/calls/known-things.ts'
import { rawGet } from '#tests/support/site/raw-request.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let agency: string

beforeAll(async () => {
  site = await openTestApp()
  const db = site.context.database.kysely
  agency = (await db.selectFrom('agency').select('slug').orderBy('id').executeTakeFirstOrThrow()).slug
  await db
    .insertInto('redirect')
    .values([
      { from_path: '/agency-old-name/', to_path: `/agency-${agency}/` },
      { from_path: '/rating-of-2009/', to_path: '/digital-agencies/' },
    ])
    .execute()
})

afterAll(() => site.close())

const get = (url: string) => site.app.inject({ url })
const mainOf = ({ body }: { body: string }): string => body.match(/<main.*<\/main>/s)?.[0] ?? ''

test.each([
  ['/digital-agencies', '/digital-agencies/'],
  ['/search?q=%D0%B0&page=2', '/search/?q=%D0%B0&page=2'],
  ['/digital-agencies/2021/kazan?a=1', '/digital-agencies/2021/kazan/?a=1'],
])('%s without a trailing slash redirects permanently to %s', async (url, location) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(location)
})

test.each(['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example/search', '//evil.example/%2e%2e'])(
  '%s never redirects off the site',
  async url => {
    const { status, location } = await rawGet(inject('siteUrl'), url)
    expect([301, 404]).toContain(status)
    expect(new URL(location ?? '/', 'https://merilo.example').host).toBe('merilo.example')
  },
)

test('extra leading slashes are collapsed into one', async () => {
  expect(await rawGet(inject('siteUrl'), '//search?q=a')).toEqual({ status: 301, location: '/search/?q=a' })
})

test('the old address of a renamed agency redirects to the new one with its query', async () => {
  const answer = await get('/agency-old-name/?from=mail')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(`/agency-${agency}/?from=mail`)
})

test('an old address without a trailing slash redirects in one step', async () => {
  const answer = await get('/rating-of-2009')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/digital-agencies/')
})

test.each([
  '/no-such-page/',
  '/agency-no-such-agency/',
  '/digital-agencies/atlantis/',
  '/promo/no-such-page/',
  '/a.php',
  '/%00/',
  // Longer than calls take.
  `/${'a'.repeat(300)}/`,
])('%s is a real 404 with a search form and a link to the rating', async url => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers.etag).toBeUndefined()
  expect(answer.body).toContain('<meta name="robots" content="noindex">')
  expect(answer.body).toMatch(/<footer.*href="\/privacy\/"/s)
  const main = mainOf(answer)
  expect(main).toMatch(/<form[^>]*action="\/search\/"/)
  expect(main).toContain('href="/digital-agencies/"')
})

test.each([
  ['/seo%2Bcontext/', '/seo+context/'],
  ['/Digital-Agencies/MOSCOW/?cities=1', '/digital-agencies/moscow/?cities=1'],
  ['/digital-agencies//moscow/', '/digital-agencies/moscow/'],
  ['/digital-agencies/moscow//', '/digital-agencies/moscow/'],
  ['/SEO%2bContext//moscow', '/seo+context/moscow/'],
  ['/SEARCH?q=%D0%90', '/search/?q=%D0%90'],
])('%s redirects permanently to %s in one step', async (url, location) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(location)
  expect((await get(location)).statusCode).toBe(200)
})

test.each(['/%E0%A4%A/', '/%zz/', '/digital-agencies/%'])(
  '%s cannot be decoded: the 400 page in Russian',
  async url => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(answer.body).toContain('<h1>Адрес набран с ошибкой</h1>')
    expect(answer.body).toContain('<title>Адрес с ошибкой — Мерило</title>')
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    expect(answer.body).toContain('href="/digital-agencies/"')
  },
)

test('a call whose address cannot be decoded is rejected in JSON', async () => {
  const answer = await get('/api/%zz')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.message).toBe('Запрос составлен неверно')
})

test('an overlong path is rejected', async () => {
  const answer = await get(`/${'a/'.repeat(3_000)}`)
  expect([404, 414]).toContain(answer.statusCode)
})

test('a malformed cursor in the address of a list shows its first page', async () => {
  const known = await knownThings(site.context.database.kysely)
  const tabs = [
    ...['portfolio', 'reviews', 'interviews'].map(tab => `/agency-${known.agency}/${tab}/`),
    `/agency-${known.mentioned}/mentions/`,
    ...['projects', 'reviews'].map(tab => `/cms-${known.cms}/${tab}/`),
  ]
  for (const list of ['/news/', '/cases/', '/interviews/', ...tabs]) {
    const [first, malformed] = await Promise.all([get(list), get(`${list}?next=%27;drop`)])
    expect(malformed.statusCode, list).toBe(200)
    expect(mainOf(malformed), list).toBe(mainOf(first))
  }
})

test.each([
  ['POST', '/api/no-such-call'],
  ['GET', '/api/no-such-call'],
  ['GET', '/v2/no-such-call/'],
] as const)('an unknown call is a 404 in JSON: %s %s', async (method, url) => {
  const answer = await site.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: { code: 'not-found', message: 'Такого вызова нет' } })
})
