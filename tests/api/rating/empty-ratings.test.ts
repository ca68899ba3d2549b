import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { MIN_PARTICIPANTS } from '#domain/rating/min-participants.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { TIERS } from '#domain/vocabulary/tiers.ts'
import { localApi } from '#server/api/local-api.ts'
import { AGENCY_RATINGS, ratingHome } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const ORIGIN = 'https://merilo.example'

/** Follows a link of an answer: its path and its filters. */
function countAt(address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, ORIGIN)
  const filters = Object.fromEntries(Array.from(searchParams, ([key, id]) => [key, Number(id)]))
  return api('rating-page-main-info', { path: pathname, ...filters }).then(({ found }) => found)
}

test('every combination of rating, tier and city has rows or links to wider lists that do', async () => {
  const counts = new Map<string, number>()
  let empty = 0
  for (const type of AGENCY_RATINGS) {
    for (const tier of [undefined, ...TIERS]) {
      for (const city of CITIES) {
        const home = { ...ratingHome(type), tier: tier?.slug }
        const asked = [
          { path: buildRatingPath({ ...home, slice: { kind: 'city', slug: city.slug } }) },
          { path: buildRatingPath(home), cities: city.id },
        ]
        for (const params of asked) {
          const { found, rows, wider } = await api('rating-page-main-info', params)
          expect(rows.length > 0, params.path).toBe(found > 0)
          if (found > 0) {
            expect(wider, params.path).toEqual([])
            continue
          }
          empty += 1
          expect(wider.length, params.path).toBeGreaterThan(0)
          for (const { title, path, participants } of wider) {
            expect(title).toMatch(/^[А-ЯЁA-Z]/)
            expect(participants).toBeGreaterThan(0)
            if (!counts.has(path)) counts.set(path, await countAt(path))
            expect(counts.get(path), `${params.path} → ${path}`).toBe(participants)
          }
        }
      }
    }
  }
  expect(empty).toBeGreaterThan(100)
}, 120_000)

test('a tier lists the cities of the other tiers, with both counts', async () => {
  let elsewhere = 0
  for (const { slug: tier } of TIERS) {
    const { groups } = await api('rating-page-filters', { path: `/digital-agencies/${tier}/` })
    const all = await api('rating-page-filters', { path: '/digital-agencies/' })
    const optionsOf = (answer: typeof all) => answer.groups.find(({ key }) => key === 'cities')?.options ?? []
    const known = new Map(optionsOf(all).map(({ id, count }) => [id, count]))
    expect(
      optionsOf({ ...all, groups })
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...known.keys()].sort())
    for (const { id, count, all_tiers } of optionsOf({ ...all, groups })) {
      expect(all_tiers).toBe(known.get(id))
      if (count === 0) elsewhere += 1
    }
    expect(optionsOf(all).every(({ all_tiers }) => all_tiers === null)).toBe(true)
  }
  expect(elsewhere).toBeGreaterThan(0)
})

test('an option of other tiers says so in the page without JavaScript', async () => {
  const { groups } = await api('rating-page-filters', { path: '/digital-agencies/premium/' })
  const option = groups.flatMap(({ options }) => options).find(({ count }) => count === 0)
  const { body } = await site.app.inject({ url: '/digital-agencies/premium/' })
  expect(body).toContain(`${option?.title}<small>0 в\u00a0этом сегменте, ${option?.all_tiers} во\u00a0всех</small>`)
})

const emptyPath = async (year?: number) => {
  for (const type of AGENCY_RATINGS) {
    for (const { slug } of CITIES) {
      const path = buildRatingPath({ ...ratingHome(type), year, slice: { kind: 'city', slug }, tier: 'premium' })
      if ((await api('rating-page-main-info', { path })).found === 0) return path
    }
  }
  throw new Error('No empty slice in the seed')
}

test('empty slices ask search engines to leave them out, others do not', async () => {
  const robots = '<meta name="robots" content="noindex, follow">'
  for (const path of [await emptyPath(), await emptyPath(2024), '/digital-agencies/801-1000/']) {
    const page = await site.app.inject({ url: path })
    expect(page.statusCode, path).toBe(200)
    expect(page.body, path).toContain(robots)
  }
  for (const path of ['/digital-agencies/', '/digital-agencies/1-200/', '/digital-agencies/2024/']) {
    expect((await site.app.inject({ url: path })).body, path).not.toContain(robots)
  }
})

test('an empty slice says that there is nobody to compare with, of a past year in the past tense', async () => {
  const textOf = async (path: string) => (await site.app.inject({ url: path })).body.replaceAll('\u00a0', ' ')
  const [past, now] = [await textOf(await emptyPath(2024)), await textOf(await emptyPath())]
  expect(past).toContain('Здесь было меньше 3 участников')
  expect(past).toMatch(/<meta name="description" content="[^"]*: было меньше 3 участников\."/)
  expect(now).toContain('Здесь пока меньше 3 участников')
  expect(now).toMatch(/<meta name="description" content="[^"]*: пока меньше 3 участников\."/)
})

test('no edition has a slice with fewer participants than it takes to compare', async () => {
  const { rows } = await site.context.database.pool.query(
    `select edition_id, slice, tier from slice_size where participants < $1
     union all select edition_id, slice, tier from entry group by 1, 2, 3 having count(*) < $1
     union all select edition_id, slice, '' from cms_entry group by 1, 2 having count(*) < $1`,
    [MIN_PARTICIPANTS],
  )
  expect(rows).toEqual([])
})
