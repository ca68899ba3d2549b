import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import { moscowYear } from '#domain/time/dates.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { methodologyAt } from '#ranking/methodology.ts'
import { localApi } from '#server/api/local-api.ts'
import { endOfYear } from '#server/operations/publish-editions.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

// Years are data: everything that names one follows the editions that exist.

let site: TestApp
let api: CallApi
let past: number[]

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
  api = localApi(site.context)
  const first = Number(methodologyAt(new Date(0)).publishedAt.slice(0, 4))
  past = Array.from({ length: moscowYear(new Date()) - first }, (_, index) => first + index)
})
afterAll(() => site.close())

const rowsOf = async (sql: string) => (await site.context.database.pool.query(sql)).rows

test('the demo market has closed editions of every rating for every past year, by the method of their time', async () => {
  const found = await rowsOf(
    'select year, type, methodology from edition where frozen_at is not null order by year, type collate "C"',
  )
  const types = RATING_TYPES.map(({ slug }) => slug).toSorted()
  expect(found).toEqual(
    past.flatMap(year => types.map(type => ({ year, type, methodology: methodologyAt(endOfYear(year)).version }))),
  )
  expect(await rowsOf('select year from promo_year where published_at is not null order by year')).toEqual(
    past.map(year => ({ year })),
  )
})

test('the tabs, the footer and the pages of a rating lead to the same years', async () => {
  for (const home of AGENCY_RATINGS.flatMap(ratingHomes)) {
    const path = buildRatingPath(home)
    const { years } = await api('rating-page-main-info', { path })
    expect(years.map(({ title }) => title)).toEqual(['Сейчас', ...past.toReversed().map(String)])
    const { groups } = await api('bottom-pages', { path })
    const links = groups.find(({ title }) => title === 'Прошлые выпуски')?.links
    expect(links?.map(link => link.path)).toEqual(years.slice(1).map(year => year.path))
    for (const year of years) expect((await site.app.inject({ url: year.path })).statusCode, year.path).toBe(200)
  }
})

test('a year without an edition, or whose edition was never frozen, is not found and not linked', async () => {
  await rowsOf(`insert into edition (type, year, methodology, as_of, computed_at)
    select type, 2100, methodology, as_of, computed_at from edition where year is null`)
  for (const year of [1999, 2018, 2100]) {
    for (const path of [`/digital-agencies/${year}/`, `/digital-agencies/${year}/methodology/`]) {
      expect((await site.app.inject({ url: path })).statusCode, path).toBe(404)
    }
    expect((await site.app.inject({ url: `/promo/awards/${year}/` })).statusCode).toBe(404)
  }
  const { years } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  expect(years.map(({ title }) => title)).not.toContain('2100')
})
