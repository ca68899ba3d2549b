import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/define.ts'
import { type CallName, contract } from '#contract/index.ts'
import { callAddress } from '#domain/web/call-address.ts'
import { callExamples } from '#tests/support/calls/call-examples.ts'
import { type KnownThings, knownThings } from '#tests/support/calls/known-things.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

/** Numbers for JavaScript or for PostgreSQL that are no integers of either. */
const BAD = ['Infinity', '-Infinity', '1e309', 'NaN', '2147483648', '99999999999999999999', '-1']

let site: TestApp
let known: KnownThings

beforeAll(async () => {
  site = await openTestApp()
  known = await knownThings(site.context.database.kysely)
})
afterAll(() => site.close())

const integerParams = (Object.entries(contract) as [CallName, Call][]).flatMap(([name, { kind, params }]) =>
  Object.entries(params.properties).flatMap(([key, schema]) =>
    (schema as { type?: string }).type === 'integer' ? [[name, kind, key] as const] : [],
  ),
)

describe('an integer parameter of a call', () => {
  test.each(integerParams)('%s (%s): «%s»', async (name, kind, key) => {
    for (const bad of BAD) {
      const valid = callExamples(known)[name].params as Record<string, unknown>
      const { path, rest } = callAddress(name, { ...valid, [key]: bad })
      const query = new URLSearchParams(
        Object.entries(rest).map(([field, value]): [string, string] => [field, String(value)]),
      )
      const answer =
        kind === 'command'
          ? await site.app.inject({ method: 'POST', url: path, payload: rest })
          : await site.app.inject({ url: `${path}?${query}` })
      expect([400, 404], `${key}=${bad}: ${answer.body}`).toContain(answer.statusCode)
    }
  })

  test('of a body that JSON reads as Infinity', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/agency-page-send-feedback',
      headers: { 'content-type': 'application/json' },
      payload:
        '{"agency":"any","name":"a","email":"a@b.example","message":"a","consent":true,"transfer":true,"spent":1e309}',
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('an integer in a path', () => {
  test.each([
    '/agency-{agency}/reviews/{bad}/',
    '/cms-{cms}/reviews/{bad}/',
    '/customers_responses/{agency}/{bad}/',
    '/cases/case-{bad}/',
    '/promo/awards/{bad}/',
    '/promo/awards/{bad}/work/',
    '/promo/best-works/{bad}/',
    '/digital-agencies/{bad}/',
    '/digital-agencies/{bad}/methodology/',
    '/digital-agencies/1-{bad}/',
    '/media/award/{bad}/work.svg',
    '/media/award/{bad}/work.png',
    '/media/project/{bad}.svg',
    '/media/project/{bad}-small.svg',
    '/media/person/male-{bad}.svg',
    '/media/tender/0f1e2d3c4b5a69788796a5b4c3d2e1f0/{bad}',
    '/media/og/cases/case-{bad}.png',
    '/media/og/digital-agencies/{bad}.png',
    '/media/og/agency-{agency}/reviews/{bad}.png',
    '/sitemap-agencies-{bad}.xml',
    '/v2/portfolio/projects/{bad}',
  ])('%s', async template => {
    for (const bad of [...BAD, '32768', '99999']) {
      const url = template.replace('{agency}', known.agency).replace('{cms}', known.cms).replace('{bad}', bad)
      const answer = await site.app.inject({ url })
      // Capitals are first put right.
      const status = answer.statusCode === 301 ? 404 : answer.statusCode
      expect([400, 404], `${url}: ${answer.body.slice(0, 300)}`).toContain(status)
    }
  })
})

describe('an integer in the query of a page', () => {
  test.each([
    ['/customers_responses/', ['price', 'page']],
    ['/reviews-seo-context/', ['price', 'page']],
    ['/digital-agencies/', ['countries', 'cities', 'budget', 'why']],
    ['/compare/', ['ids', 'budget']],
    ['/tender/', ['agencies', 'budget']],
    ['/picker/', ['budget']],
    ['/calculator/sites/', ['budget']],
    ['/advertising/register/', ['page', 'ad']],
    ['/cases/', ['next']],
    ['/news/', ['next']],
    ['/agency-{agency}/', ['budget']],
    ['/agency-{agency}/portfolio/', ['category', 'project', 'year', 'price', 'page']],
    ['/agency-{agency}/reviews/', ['category', 'price', 'next']],
    ['/cms-{cms}/projects/', ['year', 'price', 'next']],
    ['/cms-{cms}/reviews/', ['price', 'next']],
  ] as const)('%s breaks no block', async (template, keys) => {
    const path = template.replace('{agency}', known.agency).replace('{cms}', known.cms)
    for (const key of keys) {
      for (const bad of ['Infinity', '1e309', 'NaN', '2147483648', '99999999999999999999']) {
        const url = `${path}?${key}=${bad}`
        const { statusCode, body } = await site.app.inject({ url })
        expect(statusCode, url).toBeLessThan(500)
        expect(body.includes('Не удалось загрузить данные'), url).toBe(false)
      }
    }
  })
})
