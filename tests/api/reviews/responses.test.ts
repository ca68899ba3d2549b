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
let ask: CallApi
let known: KnownThings
const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  ask = localApi(site.context)
  known = await knownThings(db())
})
afterAll(() => site.close())

type Question = Params<'customer-reviews'>
type Page = Answer<'customer-reviews'>

async function pagesOf(question: Question): Promise<Page[]> {
  const pages: Page[] = []
  for (let page: number | null = 1; page !== null; page = pages.at(-1)?.next_page ?? null) {
    pages.push(await ask('customer-reviews', { ...question, page }))
  }
  return pages
}

const idsOf = async (question: Question) =>
  (await pagesOf(question)).flatMap(({ reviews }) => reviews.map(({ id }) => id))

const statusOf = async (url: string) => (await site.app.inject({ url })).statusCode

describe('customers’ responses by pages', () => {
  test('all of them come once, the newest first', async () => {
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

  test('a page beyond the last is empty and ends the list', async () => {
    const { last_page } = await ask('customer-reviews', {})
    const beyond = await ask('customer-reviews', { page: last_page + 1 })
    expect(beyond).toMatchObject({ reviews: [], next_page: null, last_page })
  })

  test.each([{}, { category: 'sites' }, { price: 2 }, { category: 'sites', price: 1 }])(
    'every option of %o promises as many responses as it gives',
    async question => {
      const { categories, price_range, count_reviews } = await ask('customer-reviews', question)
      expect(await idsOf(question)).toHaveLength(count_reviews)
      for (const { slug, count } of categories) {
        const { category: _, ...rest }: Question = question
        expect([slug, await idsOf(slug === 'all' ? rest : { ...rest, category: slug })]).toEqual([
          slug,
          expect.objectContaining({ length: count }),
        ])
      }
      for (const { id, count } of price_range) {
        expect([id, await idsOf({ ...question, price: id })]).toEqual([id, expect.objectContaining({ length: count })])
      }
    },
  )

  test('a category leads to its page with the price that is chosen', async () => {
    const { categories } = await ask('customer-reviews', { price: 2 })
    expect(categories[0]).toMatchObject({ slug: 'all', path: '/customers_responses/?price=2' })
    for (const { slug, path } of categories.slice(1)) {
      expect(path).toBe(`/reviews-${slug}/?price=2`)
      expect(await statusOf(path)).toBe(200)
    }
  })

  test('the average is that of the marks in the list', async () => {
    const { average_reviews } = await ask('customer-reviews', { category: 'sites' })
    const marks = (await pagesOf({ category: 'sites' })).flatMap(({ reviews }) => reviews.map(({ overall }) => overall))
    expect(average_reviews).toBeCloseTo(marks.reduce((sum, mark) => sum + mark, 0) / marks.length, 2)
  })

  test('a response stands in the price range it is found under', async () => {
    for (const { id, from, to } of PRICE_RANGES) {
      const { reviews } = await ask('customer-reviews', { price: id })
      for (const { price } of reviews) {
        expect(price).toBeGreaterThan(from ?? -1)
        expect(price).toBeLessThanOrEqual(to ?? Number.MAX_SAFE_INTEGER)
      }
    }
  })

  test('those about one agency are about no other, and name it', async () => {
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

describe('one response', () => {
  test('is found by its address in the list and has its neighbours on both sides', async () => {
    const reviews = (await pagesOf({ agency: known.agency })).flatMap(page => page.reviews)
    for (const [index, { path }] of reviews.entries()) {
      const match = matchPath(path)
      if (match?.name !== 'customer-response') throw new Error(`${path} is no address of a response`)
      const one = await ask('customer-review', match.params)
      expect(one.review.path).toBe(path)
      expect([one.previous?.path, one.next?.path].toSorted()).toEqual(
        [reviews[index - 1]?.path, reviews[index + 1]?.path].toSorted(),
      )
      expect(await ask('customer-review-get', { id: match.params.id })).toEqual(one)
    }
  })

  test('belongs to its own agency only', async () => {
    const other = await db()
      .selectFrom('agency')
      .select('slug')
      .where('slug', '<>', known.agency)
      .executeTakeFirstOrThrow()
    expect(await statusOf(href('customer-response', { agency: known.agency, id: known.review }))).toBe(200)
    expect(await statusOf(href('customer-response', { agency: other.slug, id: known.review }))).toBe(404)
  })

  test('that waits or was declined is shown nowhere', async () => {
    const hidden = await db().selectFrom('review').select('id').where('status', '<>', 'published').execute()
    expect(hidden.length).toBeGreaterThan(0)
    const shown = new Set(await idsOf({}))
    for (const { id } of hidden) {
      expect(shown.has(id)).toBe(false)
      await expect(ask('customer-review-get', { id })).rejects.toMatchObject({ code: 'not-found' })
    }
  })
})

describe('a name its author hid', () => {
  test('leaves the server in no list, no response and no page', async () => {
    const hidden = await db()
      .updateTable('review')
      .set({ show_name: false, author_name: 'Аристарх Невидимкин' })
      .where('id', '=', known.review)
      .returning(['id'])
      .executeTakeFirstOrThrow()
    site.context.memo.clear()
    const { review } = await ask('customer-review-get', hidden)
    expect(review.author).toBe('Имя скрыто по просьбе автора')
    const all: Review[] = (await pagesOf({ agency: known.agency })).flatMap(page => page.reviews)
    expect(JSON.stringify([all, review])).not.toContain('Невидимкин')
    for (const address of [review.path, href('agency-responses', { agency: known.agency })]) {
      expect((await site.app.inject({ url: address })).body).not.toContain('Невидимкин')
    }
  })
})

describe('what is not there', () => {
  test.each([
    '/reviews-nonsense/',
    '/reviews-sites/?price=9',
    '/customers_responses/no-such-agency/',
    '/customers_responses/no-such-agency/1/',
    '/customers_responses/x/99999999999/',
  ])('%s answers 404', async address => {
    expect(await statusOf(address)).toBe(404)
  })

  test('every service has its page', async () => {
    for (const { slug } of SERVICES) expect(await statusOf(href('category-responses', { category: slug }))).toBe(200)
  })

  test('nonsense in the query is the same as nothing', async () => {
    const answer = await site.app.inject({ url: '/reviews-sites/?price=dear&page=-1' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>Отзывы клиентов: Разработка сайтов</h1>')
  })
})
