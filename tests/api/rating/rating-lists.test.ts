import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi, Params } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { FILTER_KEYS } from '#domain/rating/rating-filters.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { localApi } from '#server/api/local-api.ts'
import { ratingHome } from '#server/shapes/open-ratings.ts'
import { addCrowd } from '../../support/database/crowd.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

type RatingParams = Params<'rating-page-main-info'>
type Row = Answer<'rating-page-main-info'>['rows'][number]

async function allRows(params: RatingParams): Promise<Row[]> {
  const rows: Row[] = []
  let next: string | null = null
  do {
    const page: Answer<'rating-page-main-info'> = await api('rating-page-main-info', {
      ...params,
      ...(next === null ? {} : { next }),
    })
    rows.push(...page.rows)
    next = page.next
  } while (next !== null)
  return rows
}

const statusOf = async (address: string) => (await site.app.inject({ url: address })).statusCode

const HOMES = RATING_TYPES.filter(({ shape }) => shape !== 'cms').map(type => buildRatingPath(ratingHome(type)))

test.each([...HOMES, '/digital-agencies/moscow/', '/digital-agencies/bitrix/', '/digital-agencies/2025/'])(
  'the count of every filter option on %s matches its list',
  async path => {
    const { groups } = await api('rating-page-filters', { path })
    for (const { key, options } of groups) {
      for (const { id, count } of options) {
        const filtered = await api('rating-page-main-info', { path, [key]: id })
        expect([key, id, filtered.found, filtered.rows.length]).toEqual([key, id, count, Math.min(count, 20)])
      }
    }
  },
)

test('filter counts match the lists when several filters are combined', async () => {
  const path = '/digital-agencies/'
  const { groups } = await api('rating-page-filters', { path })
  const choice = fc.record(
    Object.fromEntries(groups.map(({ key, options }) => [key, fc.constantFrom(...options.map(({ id }) => id))])),
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(choice, async chosen => {
      const filters = await api('rating-page-filters', { path, ...chosen })
      const rows = await allRows({ path, ...chosen })
      expect(filters.results_count).toBe(rows.length)
      for (const { key, selected, options } of filters.groups) {
        expect(selected).toBe(chosen[key] ?? 0)
        for (const { id, count } of options) {
          if (count === 0) expect(id).toBe(selected)
          expect((await api('rating-page-main-info', { path, ...chosen, [key]: id })).found).toBe(count)
        }
      }
    }),
    { numRuns: 15 },
  )
})

test('filtered rows keep their places in the full list', async () => {
  const path = '/digital-agencies/'
  const places = new Map((await allRows({ path })).map(({ agency, place }) => [agency.id, place]))
  const filtered = await allRows({ path, cities: 1 })
  expect(filtered.length).toBeGreaterThan(1)
  for (const { agency, place } of filtered) expect(place).toBe(places.get(agency.id))
})

test('a slice offers no filter for what it already fixes', async () => {
  const keysOf = async (path: string) => (await api('rating-page-filters', { path })).groups.map(({ key }) => key)
  expect(await keysOf('/digital-agencies/')).toEqual([...FILTER_KEYS])
  expect(await keysOf('/digital-agencies/moscow/')).not.toContain('countries')
  expect(await keysOf('/digital-agencies/moscow/')).not.toContain('cities')
  expect(await keysOf('/digital-agencies/russia/')).toContain('cities')
  expect(await keysOf('/digital-agencies/bitrix/')).not.toContain('systems')
})

test('an unknown filter value is ignored by calls and pages alike', async () => {
  const path = '/digital-agencies/'
  const [unknown, known] = [
    await api('rating-page-main-info', { path, st: 999, bt: 1 }),
    await api('rating-page-main-info', { path, bt: 1 }),
  ]
  expect(unknown).toEqual(known)
  expect(unknown.filters).toEqual({ countries: 0, cities: 0, bt: 1, st: 0, systems: 0, oc: 0 })
  expect(await api('rating-page-filters', { path, st: 999, bt: 1 })).toEqual(
    await api('rating-page-filters', { path, bt: 1 }),
  )
  const page = await site.app.inject({ url: `${path}?st=999` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<link rel="canonical" href="https://merilo.example/digital-agencies/">')
  expect(page.body).not.toContain('Сбросить')
})

test.each([
  '/no-such-rating/',
  '/digital-agencies/no-such-city/',
  '/digital-agencies/2015/',
  '/digital-agencies/moscow/no-such-tier/',
  '/apps/',
  '/cms/no-such-kind/',
  '/cms/2020/',
])('%s is not a rating', async path => {
  expect(await statusOf(`/api/rating-page-main-info?path=${path}`)).toBe(404)
})

test('an empty slice links to the nearest wider ones with their counts', async () => {
  const empty = await api('rating-page-main-info', { path: '/digital-agencies/crimean/premium/' })
  expect(empty).toMatchObject({ found: 0, rows: [], next: null })
  expect(empty.wider[0]?.path).toMatch(/^\/digital-agencies\/russia\//)
  expect(empty.wider[0]?.title).toMatch(/^Рейтинг диджитал-агентств России/)
})

test('filters that match nothing name the condition to drop and what is left without it', async () => {
  const path = '/digital-agencies/moscow/'
  const { participants } = (await api('rating-page-main-info', { path })).edition
  const empty = await api('rating-page-main-info', { path, cities: 2 })
  expect(empty).toMatchObject({ found: 0, rows: [] })
  expect(empty.wider).toEqual([{ title: 'Без условия «Город: Санкт-Петербург»', path, participants, reason: null }])
})

test('a past edition is frozen and names its methodology', async () => {
  const [past, now] = [
    await api('rating-page-main-info', { path: '/digital-agencies/2025/' }),
    await api('rating-page-main-info', { path: '/digital-agencies/' }),
  ]
  expect(past.edition).toMatchObject({ is_frozen: true, methodology: '2019.1' })
  expect(now.edition).toMatchObject({ is_frozen: false, methodology: '2026.2' })
  expect(past.years.slice(0, 2).map(({ title }) => title)).toEqual(['Сейчас', '2025'])
  expect(past.years.find(({ is_current }) => is_current)?.path).toBe('/digital-agencies/2025/')
})

test('the CMS ratings rank systems, not agencies', async () => {
  const all = await api('rating-page-main-info', { path: '/cms/' })
  const open = await api('rating-page-main-info', { path: '/cms/opensource/' })
  expect(all.rows).toEqual([])
  expect(all.systems.map(({ place }) => place)).toEqual(all.systems.map(({ place }) => place).sort((a, b) => a - b))
  expect(open.systems.length).toBeGreaterThan(0)
  expect(new Set(open.systems.map(({ kind }) => kind))).toEqual(new Set(['С открытым кодом']))
  expect(all.systems.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
})

// Must stay last: it adds many agencies to the current edition.
test('a long list is paginated in order and without duplicates', async () => {
  const { id } = await site.context.database.kysely
    .selectFrom('edition')
    .select('id')
    .where('type', '=', 'digital-agencies')
    .where('year', 'is', null)
    .executeTakeFirstOrThrow()
  const before = await allRows({ path: '/digital-agencies/' })
  await addCrowd(site.context.database.pool, { editionId: id, count: 230, slices: [''] })
  site.context.memo.clear()

  const rows = await allRows({ path: '/digital-agencies/' })
  expect(rows).toHaveLength(before.length + 230)
  expect(new Set(rows.map(({ agency }) => agency.id)).size).toBe(rows.length)
  expect(rows.slice(0, before.length)).toEqual(before)
  expect(rows.map(({ place }) => place)).toEqual(rows.map(({ place }) => place).sort((a, b) => a - b))

  const filtered = await allRows({ path: '/digital-agencies/', bt: 1 })
  expect(filtered.length).toBeGreaterThan(60)
  expect(new Set(filtered.map(({ agency }) => agency.id)).size).toBe(filtered.length)

  const last = `Места 201–${rows.length}`
  const range = await api('rating-page-main-info', { path: '/digital-agencies/1-200/' })
  expect([range.rows.length, range.next, range.found]).toEqual([200, null, 200])
  expect(range.rows).toEqual(rows.slice(0, 200))
  expect(range.following).toEqual({ title: last, path: '/digital-agencies/201-400/' })
  const rest = await api('rating-page-main-info', { path: '/digital-agencies/201-400/' })
  expect([rest.rows, rest.following]).toEqual([rows.slice(200), null])

  const top = await api('rating-page-main-info', { path: '/digital-agencies/1-200/', bt: 1 })
  expect(top.rows).toEqual(filtered.filter(({ place }) => place <= 200))
  expect(top.found).toBe(top.rows.length)
  expect(top.rows.length).toBeLessThan(filtered.length)
  expect(top.following).toEqual({ title: last, path: '/digital-agencies/201-400/?bt=1' })
  const { groups } = await api('rating-page-filters', { path: '/digital-agencies/1-200/' })
  expect(groups.find(({ key }) => key === 'bt')?.options.find(({ id }) => id === 1)?.count).toBe(top.found)

  const page = await site.app.inject({ url: '/digital-agencies/1-200/' })
  expect(page.body).toMatch(/<title>Рейтинг диджитал-агентств \d{4}\. Топ-200: 200\u00a0агентств,/)
  expect(page.body).toMatch(new RegExp(`href="/digital-agencies/201-400/"[^>]*>${last}<`))

  const beyond = await api('rating-page-main-info', { path: '/digital-agencies/401-600/' })
  expect(beyond.wider[0]).toMatchObject({ path: '/digital-agencies/', participants: rows.length })
})
