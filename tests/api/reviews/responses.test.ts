import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi, Params } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { isPublished } from '#db/queries/reviews/responses.ts'
import { href, matchPath } from '#domain/paths/paths.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { localApi } from '#server/api/local-api.ts'
import { type KnownThings, knownThings } from '../../support/calls/known-things.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi
let known: KnownThings
const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  known = await knownThings(db())
})
afterAll(() => site.close())

type ReviewParams = Params<'customer-reviews'>
type Page = Answer<'customer-reviews'>

async function pagesOf(params: ReviewParams): Promise<Page[]> {
  const pages: Page[] = []
  for (let page: number | null = 1; page !== null; page = pages.at(-1)?.next_page ?? null) {
    pages.push(await api('customer-reviews', { ...params, page }))
  }
  return pages
}

const idsOf = async (params: ReviewParams) =>
  (await pagesOf(params)).flatMap(({ reviews }) => reviews.map(({ id }) => id))

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode

describe('lists of client reviews', () => {
  test('contain every review once, the newest first', async () => {
    const published = await db()
      .selectFrom('review')
      .select('id')
      .where(isPublished)
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const pages = await pagesOf({})
    expect(pages.flatMap(({ reviews }) => reviews.map(({ id }) => id))).toEqual(published.map(({ id }) => id))
    expect(pages.map(({ current_page }) => current_page)).toEqual(pages.map((_, index) => index + 1))
    expect(new Set(pages.map(({ last_page }) => last_page))).toEqual(new Set([pages.length]))
    expect(pages.slice(0, -1).every(({ reviews }) => reviews.length === 20)).toBe(true)
  })

  test('are empty beyond the last page', async () => {
    const { last_page } = await api('customer-reviews', {})
    const beyond = await api('customer-reviews', { page: last_page + 1 })
    expect(beyond).toMatchObject({ reviews: [], next_page: null, last_page })
  })

  test.each([{}, { category: 'sites' }, { price: 2 }, { category: 'sites', price: 1 }])(
    'have filter counts for %o that match the lists',
    async params => {
      const { categories, price_range, count_reviews } = await api('customer-reviews', params)
      expect(await idsOf(params)).toHaveLength(count_reviews)
      for (const { slug, count } of categories) {
        const { category: _, ...rest }: ReviewParams = params
        expect([slug, await idsOf(slug === 'all' ? rest : { ...rest, category: slug })]).toEqual([
          slug,
          expect.objectContaining({ length: count }),
        ])
      }
      for (const { id, count } of price_range) {
        expect([id, await idsOf({ ...params, price: id })]).toEqual([id, expect.objectContaining({ length: count })])
      }
    },
  )

  test('link categories with the chosen price', async () => {
    const { categories } = await api('customer-reviews', { price: 2 })
    expect(categories[0]).toMatchObject({ slug: 'all', path: '/customers_responses/?price=2' })
    for (const { slug, path } of categories.slice(1)) {
      expect(path).toBe(`/reviews-${slug}/?price=2`)
      expect(await statusOf(path)).toBe(200)
    }
  })

  test('show the average of the listed reviews', async () => {
    const { average_reviews } = await api('customer-reviews', { category: 'sites' })
    const marks = (await pagesOf({ category: 'sites' })).flatMap(({ reviews }) => reviews.map(({ overall }) => overall))
    expect(average_reviews).toBeCloseTo(marks.reduce((sum, mark) => sum + mark, 0) / marks.length, 2)
  })

  test('show only reviews within the chosen price range', async () => {
    for (const { id, from, to } of PRICE_RANGES) {
      const { reviews } = await api('customer-reviews', { price: id })
      for (const { price } of reviews) {
        expect(price).toBeGreaterThanOrEqual(from ?? 0)
        expect(price).toBeLessThan(to ?? Number.MAX_SAFE_INTEGER)
      }
    }
  })

  test('can be limited to one agency', async () => {
    const pages = await pagesOf({ agency: known.agency })
    expect(pages[0]?.agency?.name_lat).toBe(known.agency)
    expect(pages[0]?.h1).toBe(`${pages[0]?.agency?.name}: отзывы клиентов`)
    const agencies = pages.flatMap(({ reviews }) => reviews.map(({ agency }) => agency.name_lat))
    expect(new Set(agencies)).toEqual(new Set([known.agency]))
    expect(pages[0]?.categories.every(({ path }) => path.startsWith(`/customers_responses/${known.agency}/`))).toBe(
      true,
    )
  })
})

describe('a client review', () => {
  test('is found at its address and links to the previous and next one', async () => {
    const reviews = (await pagesOf({ agency: known.agency })).flatMap(page => page.reviews)
    for (const [index, { path }] of reviews.entries()) {
      const match = matchPath(path)
      if (match?.name !== 'customer-response') throw new Error(`${path} is no address of a response`)
      const one = await api('customer-review', match.params)
      expect(one.review.path).toBe(path)
      expect([one.previous?.path, one.next?.path].toSorted()).toEqual(
        [reviews[index - 1]?.path, reviews[index + 1]?.path].toSorted(),
      )
      expect(await api('customer-review-get', { id: match.params.id })).toEqual(one)
    }
  })

  test('is not found under another agency', async () => {
    const other = await db()
      .selectFrom('agency')
      .select('slug')
      .where('slug', '<>', known.agency)
      .executeTakeFirstOrThrow()
    expect(await statusOf(href('customer-response', { agency: known.agency, id: known.review }))).toBe(200)
    expect(await statusOf(href('customer-response', { agency: other.slug, id: known.review }))).toBe(404)
  })

  test('is shown nowhere while pending or declined', async () => {
    const hidden = await db().selectFrom('review').select('id').where('status', '<>', 'published').execute()
    expect(hidden.length).toBeGreaterThan(0)
    const shown = new Set(await idsOf({}))
    for (const { id } of hidden) {
      expect(shown.has(id)).toBe(false)
      await expect(api('customer-review-get', { id })).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})

describe('a hidden author name', () => {
  test('appears in no list, review or page', async () => {
    const hidden = await db()
      .updateTable('review')
      .set({ show_name: false, author_name: 'Аристарх Невидимкин' })
      .where('id', '=', known.review)
      .returning(['id'])
      .executeTakeFirstOrThrow()
    site.context.memo.clear()
    const { review } = await api('customer-review-get', hidden)
    expect(review.author).toBe('Имя скрыто по просьбе автора')
    const all: Review[] = (await pagesOf({ agency: known.agency })).flatMap(page => page.reviews)
    expect(JSON.stringify([all, review])).not.toContain('Невидимкин')
    for (const address of [review.path, href('agency-responses', { agency: known.agency })]) {
      expect((await site.app.inject({ url: address })).body).not.toContain('Невидимкин')
    }
  })
})

describe('addresses', () => {
  test.each([
    '/reviews-nonsense/',
    '/reviews-sites/?price=9',
    '/customers_responses/no-such-agency/',
    '/customers_responses/no-such-agency/1/',
    '/customers_responses/x/99999999999/',
  ])('%s is a 404', async address => {
    expect(await statusOf(address)).toBe(404)
  })

  test('every service has a page', async () => {
    for (const { slug } of SERVICES) expect(await statusOf(href('category-responses', { category: slug }))).toBe(200)
  })

  test('malformed query parameters are ignored', async () => {
    const answer = await site.app.inject({ url: '/reviews-sites/?price=dear&page=-1' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>Отзывы клиентов: Разработка сайтов</h1>')
  })
})
