import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallApi, Params } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { localApi } from '#server/api/local-api.ts'
import { busiestAgency } from '../../support/calls/known-things.ts'
import { idsOf, type Part, walkList } from '../../support/calls/walk-list.ts'
import { insertClient, insertProject, insertReview } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
/** The agency with the most projects, so that its lists have several pages. */
let busy: { id: number; slug: string }

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  busy = await busiestAgency(db)
})
afterAll(() => site.close())

type PortfolioParams = Omit<Params<'agency-portfolio-list'>, 'agency' | 'next'>
type ReviewParams = Omit<Params<'agency-reviews'>, 'agency' | 'next'>

const projectsPart = async (filters: PortfolioParams, next: string | null): Promise<Part> => {
  const { data, ...rest } = await api('agency-portfolio-list', { agency: busy.slug, ...filters, ...(next && { next }) })
  return { ids: data.map(({ id }) => id), ...rest }
}

const reviewsPart = async (filters: ReviewParams, next: string | null): Promise<Part> => {
  const { reviews, ...rest } = await api('agency-reviews', { agency: busy.slug, ...filters, ...(next && { next }) })
  return { ids: reviews.map(({ id }) => id), next: rest.next, more: rest.more }
}

/** Rows present at the start appear once and in order, nothing appears twice, and counts are right. */
function expectNoGaps(parts: readonly Part[], before: readonly number[], pageSize: number): void {
  const ids = idsOf(parts)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => before.includes(id))).toEqual(before)
  for (const part of parts.slice(0, -1)) expect(part.ids).toHaveLength(pageSize)
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.at(-1)).toMatchObject({ next: null, more: 0 })
}

describe('paginating a list while rows are added yields no gaps or duplicates', () => {
  test('projects', async () => {
    const client_id = await insertClient(db, 'client-of-the-moment')
    // Many rows share a date, so the cursor needs more than the date.
    for (let count = 0; count < 30; count += 1) {
      await insertProject(db, { agency_id: busy.id, client_id, launched: `2024-0${1 + (count % 3)}-01` })
    }
    const before = idsOf(await walkList(next => projectsPart({}, next)))
    const parts = await walkList(
      next => projectsPart({}, next),
      async last => {
        const { launched } = await db
          .selectFrom('project')
          .select('launched')
          .where('id', '=', last)
          .executeTakeFirstOrThrow()
        await insertProject(db, { agency_id: busy.id, client_id, launched: '2026-11-01' })
        // Same day as the last row shown, higher id: it sorts before the cursor.
        await insertProject(db, { agency_id: busy.id, client_id, launched })
      },
    )
    expectNoGaps(parts, before, 12)
    expect(parts[0]?.more).toBe(before.length - 12)
    site.context.memo.clear()
  })

  test('reviews', async () => {
    for (let count = 0; count < 12; count += 1) {
      await insertReview(db, { agency_id: busy.id, published_at: new Date(`2024-0${1 + (count % 3)}-01T00:00:00Z`) })
    }
    const before = idsOf(await walkList(next => reviewsPart({}, next)))
    const parts = await walkList(
      next => reviewsPart({}, next),
      async last => {
        const { published_at } = await db
          .selectFrom('review')
          .select('published_at')
          .where('id', '=', last)
          .executeTakeFirstOrThrow()
        await insertReview(db, { agency_id: busy.id, published_at: new Date('2026-11-01T00:00:00Z') })
        await insertReview(db, { agency_id: busy.id, published_at })
      },
    )
    expectNoGaps(parts, before, 10)
    expect(parts[0]?.more).toBe(before.length - 10)
    site.context.memo.clear()
  })
})

describe('filter counts match the length of the list', () => {
  const countProjects = async (filters: PortfolioParams) =>
    idsOf(await walkList(next => projectsPart(filters, next))).length

  const NUMBERS = new Set(['year', 'price'])
  const asParam = (key: string, value: string) => (NUMBERS.has(key) ? Number(value) : value)

  async function expectCounted(filters: PortfolioParams): Promise<void> {
    const { categories, data, results_count } = await api('agency-portfolio-filters', { agency: busy.slug, ...filters })
    expect(results_count).toBe(await countProjects(filters))
    for (const { id, count } of categories) expect(await countProjects({ ...filters, category: id })).toBe(count)
    for (const { key, options } of data) {
      for (const { value, count } of options) {
        expect(await countProjects({ ...filters, [key]: asParam(key, value) }), `${key}=${value}`).toBe(count)
      }
    }
  }

  test('projects, with no filter applied', () => expectCounted({}))

  test('projects, with another filter applied', async () => {
    const { categories, data } = await api('agency-portfolio-filters', { agency: busy.slug })
    expect(data.map(({ key }) => key)).toEqual(['site_type', 'business_type', 'system', 'year', 'price'])
    await expectCounted({ category: categories[0]?.id ?? 0 })
    for (const { key, options } of data) await expectCounted({ [key]: asParam(key, options[0]?.value ?? '') })
  })

  test('projects, when nothing matches', async () => {
    const answer = await api('agency-portfolio-filters', { agency: busy.slug, system: 'no-such-system', year: 2024 })
    expect(answer).toMatchObject({ results_count: 0, label: 'no-such-system, 2024' })
    expect(await countProjects({ system: 'no-such-system', year: 2024 })).toBe(0)
  })

  test('reviews, for every service and price', async () => {
    const { data, price_range, count } = await api('reviews-count-and-filters', { agency: busy.slug })
    const countReviews = async (filters: ReviewParams) =>
      idsOf(await walkList(next => reviewsPart(filters, next))).length
    expect(await countReviews({})).toBe(count)
    expect(price_range.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4])
    expect(data.map(({ slug }) => slug)).toContain('all')
    for (const { slug: category } of data) {
      for (const { id: price } of price_range) {
        const chosen = await api('reviews-count-and-filters', { agency: busy.slug, category, price })
        const found = await countReviews({ category, price })
        expect(chosen).toMatchObject({ selected: category, selectedPrice: price, results_count: found, count })
        expect(chosen.empty).toBe(found === 0)
        expect(chosen.data.find(({ slug }) => slug === category)?.count).toBe(found)
        expect(chosen.price_range.find(({ id }) => id === price)?.count).toBe(found)
      }
    }
  })
})

test('an unknown price range is rejected', async () => {
  for (const address of [
    `/api/agency-reviews?agency=${busy.slug}&price=9`,
    `/api/reviews-count-and-filters?agency=${busy.slug}&price=9`,
    `/api/agency-portfolio-list?agency=${busy.slug}&price=9`,
    `/api/agency-portfolio-filters?agency=${busy.slug}&price=9`,
  ]) {
    const answer = await site.app.inject(address)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ price: 'Такой стоимости нет' })
  }
})

test.each(['zzzzzzzzzzzzzzzz-1', '1-zzzzzzzz', '6aqz8bkgk0-1'])(
  'the forged cursor %s causes no server error',
  async next => {
    for (const call of ['agency-reviews', 'agency-portfolio-list']) {
      const { statusCode } = await site.app.inject(`/api/${call}?agency=${busy.slug}&next=${next}`)
      expect([200, 400]).toContain(statusCode)
    }
  },
)

test('the pages of a category hold the same projects as the list filtered by it', async () => {
  const { categories } = await api('agency-portfolio-filters', { agency: busy.slug })
  for (const { id, title, count } of categories) {
    const first = await api('/v2/portfolio/categories/{id}', { id })
    expect(first).toMatchObject({ id, title, agency: busy.slug, current_page: 1 })
    expect(first.last_page).toBe(Math.ceil(count / 12))
    const ids = first.data.map(project => project.id)
    for (let page = 2; page <= first.last_page; page += 1) {
      const { data, current_page } = await api('/v2/portfolio/categories/{id}', { id, page })
      expect(current_page).toBe(page)
      ids.push(...data.map(project => project.id))
    }
    expect(ids).toEqual(idsOf(await walkList(next => projectsPart({ category: id }, next))))
    expect((await api('/v2/portfolio/categories/{id}', { id, page: first.last_page + 1 })).data).toEqual([])
  }
})

test('a project links to the previous and next one in the filtered list', async () => {
  const { data } = await api('agency-portfolio-filters', { agency: busy.slug })
  const value = data.find(({ key }) => key === 'business_type')?.options[0]?.value ?? ''
  const ids = idsOf(await walkList(next => projectsPart({ business_type: value }, next)))
  for (const [at, id] of ids.entries()) {
    const { previous, next } = await api('/v2/portfolio/projects/{id}', { id, business_type: value, year: 0 })
    const path = (other: number | undefined) =>
      other === undefined ? null : `/agency-${busy.slug}/portfolio/?project=${other}&business_type=${value}`
    expect(previous?.path ?? null).toBe(path(ids[at - 1]))
    expect(next?.path ?? null).toBe(path(ids[at + 1]))
  }
})

test('a review links to the previous and next one, and is the same when fetched by id alone', async () => {
  // By date: in the list the newest poor review has a place of its own.
  const published = await db
    .selectFrom('review')
    .select('id')
    .where('agency_id', '=', busy.id)
    .where('status', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = published.map(({ id }) => id)
  for (const [at, id] of ids.slice(0, 12).entries()) {
    const one = await api('agency-review', { agency: busy.slug, id })
    expect(one.review.id).toBe(id)
    expect(one.review.is_cut).toBe(false)
    expect(one.previous?.path ?? null).toBe(at === 0 ? null : `/agency-${busy.slug}/reviews/${ids[at - 1]}/`)
    expect(one.next?.path ?? null).toBe(`/agency-${busy.slug}/reviews/${ids[at + 1]}/`)
    expect(await api('agency-review-get', { id })).toEqual(one)
  }
  const other = await db.selectFrom('agency').select('slug').where('id', '<>', busy.id).executeTakeFirstOrThrow()
  const wrong = await site.app.inject(`/api/agency-review?agency=${other.slug}&id=${ids[0]}`)
  expect(wrong.statusCode).toBe(404)
})
