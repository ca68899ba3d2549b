import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi, Params } from '#contract/index.ts'
import { OWN_MARKS } from '#domain/rating/own-marks.ts'
import { firmnessOf } from '#ranking/own/firmness.ts'
import { orderByWeights } from '#ranking/own/own-order.ts'
import { formatWeights, nearestWeights, type OwnWeights } from '#ranking/own/own-weights.ts'
import { sum, toTenth } from '#ranking/score.ts'
import { localApi } from '#server/api/local-api.ts'
import { USER_AGENT } from '../../support/browser/browser.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const RATING = '/digital-agencies/'
const PATHS = [
  RATING,
  '/seo+context/',
  '/digital-agencies/moscow/',
  '/digital-agencies/2025/',
  '/digital-agencies/middle/',
]

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

type OfficialRow = Answer<'rating-page-main-info'>['rows'][number]

async function officialRows(params: Params<'rating-page-main-info'>): Promise<OfficialRow[]> {
  const rows: OfficialRow[] = []
  let next: string | null = '0'
  while (next !== null) {
    const page: Answer<'rating-page-main-info'> = await api('rating-page-main-info', { ...params, next })
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}

const anyWeights = (official: OwnWeights) =>
  fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }).map(numbers => nearestWeights(numbers, official))

const namesIn = (html: string): string[] => {
  const list = html.slice(html.indexOf('aria-label="Порядок по моим весам"'))
  return Array.from(list.matchAll(/href="\/agency-([\w-]+)\/"/g), ([, slug = '']) => slug)
}

const open = async (url: string, device: keyof typeof USER_AGENT = 'desktop') =>
  site.app.inject({ url, headers: { 'user-agent': USER_AGENT[device] } })

test.each(PATHS)('%s lists its participants with exact addends, in the official order', async path => {
  const { rows, official, matching } = await api('rating-my', { path })
  const known = await officialRows({ path })
  expect(rows.map(({ agency, place, score }) => [agency.id, place, score])).toEqual(
    known.map(({ agency, place, score }) => [agency.id, place, score]),
  )
  for (const { addends, score } of rows) expect(toTenth(sum(addends))).toBe(score)
  expect(sum(official)).toBe(100)
  expect(matching).toBeNull()
})

test('the weights of an edition before openness was measured leave it out', async () => {
  const { official } = await api('rating-my', { path: '/digital-agencies/2025/' })
  expect(official).toEqual([40, 30, 15, 10, 5, 0])
})

test('filters and the limit hide exactly those that the rating hides', async () => {
  const { groups } = await api('rating-page-filters', { path: RATING })
  const choices = groups.flatMap(({ key, options }) => options.slice(0, 2).map(({ id }) => ({ [key]: id })))
  expect(choices.length).toBeGreaterThan(4)
  for (const chosen of [...choices, { budget: 400_000 }, { ...choices[0], budget: 1_000_000 }]) {
    const { rows, matching } = await api('rating-my', { path: RATING, ...chosen })
    const known = await officialRows({ path: RATING, ...chosen })
    expect(matching).toEqual(known.map(({ agency }) => agency.id))
    expect(rows.length).toBeGreaterThanOrEqual(known.length)
  }
})

test('switches are facts of the database, and past years have none', async () => {
  const { rows, small_budget } = await api('rating-my', { path: RATING })
  const ids = (mark: (typeof OWN_MARKS)[number]) =>
    rows.filter(({ marks }) => marks.includes(mark)).map(({ agency }) => agency.id)
  const { rows: answering } = await site.context.database.pool.query<{ id: number }>(
    'select id from agency where reply_hours <= 24',
  )
  const places = new Set(rows.map(({ agency }) => agency.id))
  expect(ids('reply').toSorted()).toEqual(
    answering
      .map(({ id }) => id)
      .filter(id => places.has(id))
      .toSorted(),
  )
  const known = await officialRows({ path: RATING })
  expect(ids('priced')).toEqual(known.filter(row => row.price_from !== null).map(({ agency }) => agency.id))
  const small = await officialRows({ path: RATING, budget: small_budget ?? 0 })
  expect(ids('small')).toEqual(small.map(({ agency }) => agency.id))
  for (const mark of OWN_MARKS) {
    expect(ids(mark).length).toBeGreaterThan(0)
    expect(ids(mark).length).toBeLessThan(rows.length)
  }
  const past = await api('rating-my', { path: '/digital-agencies/2025/' })
  expect(past.small_budget).toBeNull()
  expect(past.rows.flatMap(({ marks }) => marks)).toEqual([])
})

test('firmness is that of the shared module, also for weights that are not good', async () => {
  const { rows, official } = await api('rating-my', { path: RATING })
  for (const w of ['25-40-15-10-0-10', '1-2-3-4-5-6', undefined]) {
    const own = nearestWeights((w ?? '').split('-').map(Number), official)
    expect(await api('rating-my-firmness', { path: RATING, ...(w && { w }) })).toEqual(firmnessOf(rows, official, own))
  }
})

test('a page opened by any link is drawn in the order of its weights', async () => {
  const { rows, official } = await api('rating-my', { path: RATING })
  await fc.assert(
    fc.asyncProperty(anyWeights(official), fc.constantFrom('desktop', 'mobile'), async (own, device) => {
      const { body, statusCode } = await open(`${RATING}my/?w=${formatWeights(own)}&all=1`, device as 'desktop')
      expect(statusCode).toBe(200)
      expect(namesIn(body)).toEqual(orderByWeights(rows, official, own).map(({ row }) => row.agency.name_lat))
    }),
    { numRuns: 12 },
  )
})

test('search engines are asked to leave it out, and the sitemap does', async () => {
  const { body } = await open(`${RATING}my/`)
  expect(body).toContain('<meta name="robots" content="noindex, follow">')
  expect((await open('/sitemap-ratings.xml')).body).not.toContain('/my/')
})

test.each([
  ['?w=25-40-15-10-0-11', '?w=25-39-15-10-0-11'],
  ['?w=50-50-50-50-0-0&cities=1', '?w=25-25-25-25-0-0&cities=1'],
  ['?w=abc', ''],
  ['?w=35-30-15-10-5-6&reply=1', '?w=34-30-15-10-5-6&reply=1'],
  ['?projects=10&reviews=90&focus=&cases=0&awards=0&openness=0&cities=&small=1', '?w=10-90-0-0-0-0&small=1'],
  ['?projects=35&reviews=30&focus=15&cases=10&awards=5&openness=5', ''],
  ['?projects=-5&reviews=1e99', '?w=83-17-0-0-0-0'],
])('%s leads to the nearest good weights', async (search, target) => {
  const answer = await open(`${RATING}my/${search}`)
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `${RATING}my/${target}`])
  expect((await open(`${RATING}my/${target}`)).statusCode).toBe(200)
})

test.each(['?w=25-40-15-10-0-10', '', '?cities=1', '?w=35-30-15-10-5-5'])('%s is an address as it is', async search => {
  expect((await open(`${RATING}my/${search}`)).statusCode).toBe(200)
})

test.each(['/cms/my/', '/digital-agencies/1-200/my/', '/digital-agencies/2015/my/', '/my/', '/no-such/my/'])(
  '%s does not exist',
  async path => {
    expect((await open(path)).statusCode).toBe(404)
  },
)

test('the file has the rows of the page in their order, with the official places beside', async () => {
  const { rows, official } = await api('rating-my', { path: RATING })
  const own = [25, 40, 15, 10, 0, 10]
  const { body, headers, statusCode } = await open(
    `/my-rating.csv?rating=${RATING}&w=${formatWeights(own)}&reply=1&countries=1`,
  )
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/csv')
  const { matching } = await api('rating-my', { path: RATING, countries: 1 })
  const shown = orderByWeights(rows, official, own).filter(
    ({ row }) => row.marks.includes('reply') && matching?.includes(row.agency.id),
  )
  const lines = body.trim().split('\r\n').slice(2)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.map(line => line.split(';').slice(0, 2))).toEqual(
    shown.map(({ place, row }) => [String(place), row.agency.name]),
  )
  expect(lines.map(line => Number(line.split(';')[10]))).toEqual(shown.map(({ row }) => row.place))
  for (const rating of ['/cms/', '/no-such/', '', 'x']) {
    expect((await open(`/my-rating.csv?rating=${rating}`)).statusCode).toBe(404)
  }
})
