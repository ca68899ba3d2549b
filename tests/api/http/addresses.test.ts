import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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

test.each([
  ['/digital-agencies', '/digital-agencies/'],
  ['/search?q=%D0%B0&page=2', '/search/?q=%D0%B0&page=2'],
  ['/digital-agencies/2021/kazan?a=1', '/digital-agencies/2021/kazan/?a=1'],
])('%s without its slash moves for good to %s', async (asked, location) => {
  const answer = await get(asked)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(location)
})

test.each(['//evil.example', '//evil.example/', '/\\evil.example', '///evil.example/search', '//evil.example/%2e%2e'])(
  '%s never leads off the site',
  async asked => {
    const { status, location } = await rawGet(inject('siteUrl'), asked)
    expect([301, 404]).toContain(status)
    expect(new URL(location ?? '/', 'https://merilo.example').host).toBe('merilo.example')
  },
)

test('slashes too many at the start are folded into one', async () => {
  expect(await rawGet(inject('siteUrl'), '//search?q=a')).toEqual({ status: 301, location: '/search/?q=a' })
})

test('an agency that changed its name is found under the old address, query and all', async () => {
  const answer = await get('/agency-old-name/?from=mail')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(`/agency-${agency}/?from=mail`)
})

test('an old address is found without its slash too, in one step', async () => {
  const answer = await get('/rating-of-2009')
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/digital-agencies/')
})

test.each(['/no-such-page/', '/agency-no-such-agency/', '/digital-agencies/atlantis/', '/cases/', '/a.php', '/%00/'])(
  '%s is a real 404 that helps to go on',
  async asked => {
    const answer = await get(asked)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    expect(answer.body).toContain('<meta name="robots" content="noindex">')
    const main = answer.body.match(/<main.*<\/main>/s)?.[0] ?? ''
    expect(main).toMatch(/<form[^>]*action="\/search\/"/)
    expect(main).toContain('href="/digital-agencies/"')
  },
)

test('an address that cannot be decoded is refused in Russian', async () => {
  const answer = await get('/%zz/')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error.message).toBe('Запрос составлен неверно')
})

test('a path far too long is refused without harm', async () => {
  const answer = await get(`/${'a/'.repeat(3_000)}`)
  expect([404, 414]).toContain(answer.statusCode)
})

test('an unknown call is a 404 in words for machines', async () => {
  const answer = await site.app.inject({ method: 'POST', url: '/api/no-such-call', payload: {} })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ error: { code: 'not-found', message: 'Такого вызова нет' } })
})
