import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { localApi } from '#server/api/local-api.ts'
import { openEdition } from '#server/shapes/open-ratings.ts'
import { criterionMedians } from '#server/shapes/reviews-shape.ts'
import { insertAgency } from '../../support/database/market-rows.ts'
import { openTestApp, SITE_URL, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
/** An agency with content on every tab. */
let agency: Answer<'agency-header'>

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  const agencies = await db.selectFrom('agency').select('slug').orderBy('id').execute()
  const headers = await Promise.all(agencies.map(({ slug }) => api('agency-header', { agency: slug })))
  const ownTabs = ({ tabs }: Answer<'agency-header'>) => tabs.filter(({ key }) => key !== 'mentions').length
  const best = headers.toSorted((a, b) => ownTabs(b) - ownTabs(a) || a.id - b.id)[0]
  if (!best) throw new Error('The market is empty')
  await db
    .updateTable('article')
    .set({ agencies: [best.name_lat] })
    .where('slug', '=', 'calculator-opened')
    .execute()
  site.context.memo.clear()
  agency = await api('agency-header', { agency: best.name_lat })
})
afterAll(() => site.close())

const TABS = ['', 'portfolio/', 'prices/', 'reviews/', 'interviews/', 'mentions/', 'faq/', 'contacts/']

test('an agency with all kinds of content has all tabs, in order', () => {
  expect(agency.tabs.map(({ path }) => path)).toEqual(TABS.map(tab => `/agency-${agency.name_lat}/${tab}`))
  expect(agency.tabs.map(({ key }) => key)).toEqual([
    'about',
    'portfolio',
    'prices',
    'reviews',
    'interviews',
    'mentions',
    'faq',
    'contacts',
  ])
  expect(agency.tabs.map(({ title }) => title)).toEqual([
    'Главное',
    'Портфолио',
    'Цены',
    'Отзывы',
    'Интервью',
    'Упоминания',
    'Вопросы',
    'Контакты',
  ])
  expect(agency.tabs.filter(({ count }) => count !== null).map(({ key }) => key)).toEqual([
    'portfolio',
    'reviews',
    'interviews',
    'mentions',
  ])
})

describe('an uncached page costs at most six queries', () => {
  let queries = 0
  let kysely: Db
  // Counts results, because transformQuery runs once per part of a compound query.
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries += 1
      return result
    },
  }

  beforeAll(() => {
    const { database } = site.context
    kysely = database.kysely
    database.kysely = kysely.withPlugin(counting)
    database.reader = database.kysely
  })
  afterAll(() => {
    Object.assign(site.context.database, { kysely, reader: kysely })
  })

  /** Editions, sizes, the market's marks, the menu and contacts are shared by all pages and cached for a minute. */
  async function warmSharedCaches(): Promise<void> {
    site.context.memo.clear()
    await Promise.all([
      api('main-menu', {}),
      api('contacts-info', {}),
      api('promotion-banner', {}),
      api('bottom-pages', { path: '/agency-no-such-agency/' }),
      criterionMedians(site.context),
      ...RATING_TYPES.map(({ slug }) => openEdition(site.context, slug, undefined)),
    ])
    queries = 0
  }

  const addresses: [string, () => Promise<string>][] = [
    ...TABS.map((tab): [string, () => Promise<string>] => [tab === '' ? 'about' : tab, async () => tab]),
    ['a filtered portfolio', async () => 'portfolio/?year=2024'],
    ['a project', async () => `portfolio/?project=${await firstProject()}`],
    ['a page of a category', async () => `portfolio/?category=${await firstCategory()}&page=1`],
    ['filtered reviews', async () => 'reviews/?price=1'],
    ['a review', async () => `reviews/${await firstReview()}/`],
  ]

  test.each(addresses)('%s', async (_, addressOf) => {
    const address = `/agency-${agency.name_lat}/${await addressOf()}`
    await warmSharedCaches()
    const { statusCode } = await site.app.inject(address)
    expect(statusCode).toBe(200)
    expect(queries).toBeGreaterThan(0)
    expect(queries).toBeLessThanOrEqual(6)
  })
})

describe('redirects and missing pages', () => {
  test('a tab without content redirects temporarily to the agency', async () => {
    await insertAgency(db, 'bez-vsego', { name: 'Без всего' })
    for (const tab of ['prices/', 'portfolio/', 'reviews/', 'interviews/', 'mentions/', 'faq/']) {
      const answer = await site.app.inject(`/agency-bez-vsego/${tab}?price=1`)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toBe('/agency-bez-vsego/')
    }
    const about = await site.app.inject('/agency-bez-vsego/')
    expect(about.statusCode).toBe(200)
    for (const sign of ['id="places"', 'место из']) {
      expect(about.body).not.toContain(sign)
      expect((await site.app.inject(`/agency-${agency.name_lat}/`)).body).toContain(sign)
    }
    expect((await site.app.inject('/agency-bez-vsego/contacts/')).statusCode).toBe(200)
    const { tabs } = await api('agency-header', { agency: 'bez-vsego' })
    expect(tabs.map(({ key }) => key)).toEqual(['about', 'contacts'])
  })

  test('every tab of an unknown agency is a 404', async () => {
    for (const tab of [...TABS, 'reviews/1/']) {
      expect((await site.app.inject(`/agency-no-such-agency/${tab}`)).statusCode).toBe(404)
    }
  })

  test('when an agency changes its slug, its tabs are redirected too', async () => {
    const redirect = { from_path: '/agency-staroe-imya/', to_path: `/agency-${agency.name_lat}/` }
    await db.insertInto('redirect').values(redirect).execute()
    for (const tab of TABS) {
      const answer = await site.app.inject(`/agency-staroe-imya/${tab}?next=1`)
      expect(answer.statusCode).toBe(301)
      expect(answer.headers.location).toBe(`/agency-${agency.name_lat}/${tab}?next=1`)
    }
  })
})

test('every tab and review has a unique title and a description of suitable length', async () => {
  const paths = [...TABS, `reviews/${await firstReview()}/`].map(tab => `/agency-${agency.name_lat}/${tab}`)
  const heads = await Promise.all(paths.map(path => api('page-html-head', { path })))
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
  const descriptions = heads.map(({ tags }) => tags.meta[0]?.content ?? '')
  expect(new Set(descriptions).size).toBe(heads.length)
  for (const [index, { title, image }] of heads.entries()) {
    expect(title).toContain(agency.name)
    expect(descriptions[index]?.length).toBeGreaterThan(40)
    expect(descriptions[index]?.length).toBeLessThanOrEqual(160)
    expect(image).toBe(`${SITE_URL}/media/og/agency-${agency.name_lat}.png`)
  }
  expect(descriptions[3]).toMatch(/из 5 по \d+\s(отзыву|отзывам)/)
})

async function firstProject(): Promise<number> {
  const { data } = await api('agency-portfolio-list', { agency: agency.name_lat })
  return data[0]?.id ?? 0
}

async function firstCategory(): Promise<number> {
  const { categories } = await api('agency-portfolio-filters', { agency: agency.name_lat })
  return categories[0]?.id ?? 0
}

async function firstReview(): Promise<number> {
  const { reviews } = await api('agency-reviews', { agency: agency.name_lat })
  return reviews[0]?.id ?? 0
}
