import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi, CallName } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import type { Context } from '#server/context.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let context: Context
let api: CallApi
const logged: object[] = []

beforeAll(async () => {
  site = await openTestApp()
  context = { ...site.context, log: { warn: detail => logged.push(detail) } }
  api = localApi(context)
})
afterAll(() => site.close())
afterEach(() => {
  logged.length = 0
  context.memo.clear()
})

const HOME = '/digital-agencies/'

/** A valid general sponsor of one rating, with the given changes. */
async function insertSponsor(type: string, changes: { link?: string; starts_on?: string; ends_on?: string }) {
  const { link = 'https://guest.example/', starts_on = '2020-01-01', ends_on = '2040-01-01' } = changes
  const db = context.database.kysely
  const sponsor = await db
    .insertInto('sponsor')
    .values({ name: 'Гость', advertiser: 'ООО «Гость»', inn: '1655000001', link })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slot = { slot: 'general', rating_type: type, sponsor_type: 'general', title: 'Гость', erid: 'e1' }
  await db
    .insertInto('ad_placement')
    .values({ ...slot, sponsor_id: sponsor.id, starts_on, ends_on })
    .execute()
  return sponsor
}

async function leaders(path: string): Promise<number[]> {
  return (await api('rating-page-main-info', { path })).rows.slice(0, 10).map(({ agency }) => agency.id)
}

test('links of ads carry their erid', async () => {
  const { general_sponsor, mini_native_card, wide_native_card } = await api('rating-page-sponsors', { path: HOME })
  const cards = [mini_native_card, wide_native_card].flatMap(card => Object.values(card).flat())
  const ads = [...cards, ...(general_sponsor ? [general_sponsor] : [])]
  expect(ads).toHaveLength(3)
  for (const { link, ad } of ads) expect(new URL(link).searchParams.get('erid')).toBe(ad.erid)
})

test('an ad without advertiser, ИНН or erid is not served, and the log says which and why', async () => {
  const db = context.database.kysely
  const before = await api('rating-page-sponsors', { path: HOME })
  expect(before.general_sponsor?.ad.erid).toMatch(/./)
  const [mini] = before.mini_native_card['digital-agencies'] ?? []
  const [wide] = before.wide_native_card['digital-agencies'] ?? []
  expect(logged).toEqual([])

  await db
    .updateTable('ad_placement')
    .set({ erid: null })
    .where('id', '=', mini?.id ?? 0)
    .execute()
  await db
    .updateTable('sponsor')
    .set({ inn: ' ' })
    .where('id', '=', wide?.sponsor_id ?? 0)
    .execute()
  await db.updateTable('sponsor').set({ advertiser: '' }).where('id', 'in', before.rotation).execute()
  context.memo.clear()
  const after = await api('rating-page-sponsors', { path: HOME })
  expect(after).toEqual({ general_sponsor: null, mini_native_card: {}, wide_native_card: {}, rotation: [] })
  expect(logged).toContainEqual({ placement: mini?.id, slot: 'mini_native_card', missing: ['erid'] })
  expect(logged).toContainEqual({ placement: wide?.id, slot: 'wide_native_card', missing: ['inn'] })
  expect(logged).toContainEqual(expect.objectContaining({ slot: 'general', missing: ['advertiser'] }))
})

test('an ad without a valid link is not served', async () => {
  const { id } = await insertSponsor('crm', { link: 'javascript:alert(1)' })
  const { general_sponsor } = await api('rating-page-sponsors', { path: '/crm/' })
  expect(general_sponsor?.id).not.toBe(id)
  expect(logged).toContainEqual(expect.objectContaining({ missing: ['link'] }))
})

test('an ad is served from its first day to its last, in Moscow time', async () => {
  const { id } = await insertSponsor('crm', { starts_on: '2030-03-01', ends_on: '2030-03-31' })
  const sponsorAt = async (time: string) => {
    const at = { ...context, now: () => new Date(time) }
    return (await localApi(at)('rating-page-sponsors', { path: '/crm/' })).general_sponsor?.id
  }
  expect(await sponsorAt('2030-02-28T20:59:00Z')).not.toBe(id)
  expect(await sponsorAt('2030-02-28T21:01:00Z')).toBe(id)
  expect(await sponsorAt('2030-03-31T20:59:00Z')).toBe(id)
  expect(await sponsorAt('2030-03-31T21:01:00Z')).not.toBe(id)
})

test.each([
  '/digital-agencies/',
  '/digital-agencies/moscow/',
  '/digital-agencies/corporative/',
  '/digital-agencies/bitrix/',
])('the reviews of %s are the ones its scores count', async path => {
  const { rows } = await api('rating-page-main-info', { path })
  const { count_reviews, price_range } = await api('rating-reviews', { path })
  expect(count_reviews).toBe(rows.reduce((sum, { reviews }) => sum + reviews, 0))
  expect(price_range[0]).toMatchObject({ id: 0, count: count_reviews })
})

test('reviews are paginated newest first, and each price range holds as many as its count', async () => {
  const { price_range } = await api('rating-reviews', { path: HOME })
  for (const { id, count } of price_range) {
    const reviews = []
    for (let page: number | null = 1; page !== null; ) {
      const answer: Answer<'rating-reviews'> = await api('rating-reviews', { path: HOME, price: id, page })
      expect(answer.current_page).toBe(page)
      reviews.push(...answer.reviews)
      page = answer.next_page
    }
    expect(reviews).toHaveLength(count)
    expect(new Set(reviews.map(review => review.id)).size).toBe(count)
    const dates = reviews.map(({ published_at }) => published_at)
    expect(dates).toEqual(dates.toSorted().reverse())
  }
  const beyond = await api('rating-reviews', { path: HOME, page: 999 })
  expect(beyond).toMatchObject({ reviews: [], next_page: null, price_range })
})

test('a frozen edition shows no later reviews', async () => {
  const { reviews } = await api('rating-reviews', { path: '/digital-agencies/2025/' })
  expect(reviews.length).toBeGreaterThan(0)
  for (const { published_at } of reviews) expect(published_at < '2026').toBe(true)
})

test('a hidden name never leaves the server', async () => {
  const ids = (await leaders(HOME)).join(',')
  await context.database.kysely.updateTable('review').set({ author_name: 'Тайная Фамилия', show_name: false }).execute()
  const answers = await Promise.all([
    api('rating-reviews', { path: HOME }),
    api('rating-page-responses', { path: HOME }),
    api('rating-additional-info', { path: HOME, ids }),
    api('rating-page-main-info', { path: HOME, methodology: true }),
  ])
  expect(JSON.stringify(answers)).toContain('Имя скрыто')
  expect(JSON.stringify(answers)).not.toContain('Тайная')
})

test('the addends of an expanded row add up to its score', async () => {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/moscow/' })
  const ids = rows.map(({ agency }) => agency.id).join(',')
  const { additional_info } = await api('rating-additional-info', { path: '/digital-agencies/moscow/', ids })
  expect(Object.keys(additional_info)).toHaveLength(rows.length)
  for (const { agency, score, projects, reviews } of rows) {
    const info = additional_info[agency.id]
    const points = info?.addends.reduce((sum, addend) => sum + addend.points, 0)
    expect(Math.abs((points ?? 0) - score)).toBeLessThan(0.35)
    const countOf = (factor: string) => {
      const addend = info?.addends.find(one => one.factor === factor)
      return (addend?.evidence.length ?? 0) + (addend?.more ?? 0)
    }
    expect([countOf('projects'), countOf('reviews')]).toEqual([projects, reviews])
    expect(info?.addends.every(({ note }) => /[.]$/.test(note))).toBe(true)
  }
})

test('an expanded row never names a client under NDA', async () => {
  await context.database.kysely.updateTable('project').set({ is_nda: true }).execute()
  const ids = (await leaders(HOME)).join(',')
  const { additional_info } = await api('rating-additional-info', { path: HOME, ids })
  for (const { works, clients, addends } of Object.values(additional_info)) {
    expect([works, clients]).toEqual([[], []])
    const projects = addends.find(({ factor }) => factor === 'projects')?.evidence ?? []
    expect(new Set(projects.map(({ title }) => title))).toEqual(new Set(['Проект под NDA']))
    for (const { detail } of projects) expect(detail).not.toContain('₽')
  }
})

test('an agency outside the rating has no details', async () => {
  const { additional_info } = await api('rating-additional-info', { path: HOME, ids: '999999' })
  expect(additional_info).toEqual({})
})

test.each(['/digital-agencies/', '/digital-agencies/2024/'])(
  'the methodology of %s uses the leader as its example',
  async path => {
    const [{ methodology, rows }, list] = [
      await api('rating-page-main-info', { path, methodology: true }),
      await api('rating-page-main-info', { path }),
    ]
    expect(rows).toEqual([])
    expect(methodology?.version).toBe(list.edition.methodology)
    expect(methodology?.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
    expect(methodology?.example).toMatchObject({ place: 1, score: list.rows[0]?.score })
    expect(methodology?.example?.addends.map(({ factor }) => factor)).toEqual(
      methodology?.factors.map(({ factor }) => factor),
    )
    expect(methodology?.sha256 === null).toBe(!list.edition.is_frozen)
  },
)

test('tags link to non-empty ratings, never to the page itself', async () => {
  for (const path of [
    HOME,
    '/digital-agencies/moscow/',
    '/digital-agencies/russia/',
    '/cms/',
    '/digital-agencies/2025/',
  ]) {
    const { tagsList } = await api('rating-tags', { path })
    expect(tagsList.length).toBeLessThanOrEqual(24)
    for (const tag of tagsList) {
      expect(tag.path).not.toBe(path)
      expect((await api('rating-page-main-info', { path: tag.path })).found).toBe(tag.participants)
    }
  }
})

const PAGE_CALLS = [
  'rating-page-main-info',
  'rating-page-filters',
  'rating-page-sponsors',
  'rating-page-responses',
  'rating-tags',
  'picker',
  '/v2/ratingExperts',
  'page-html-head',
  'bottom-pages',
] as const satisfies CallName[]

test('an uncached rating page costs at most six queries', async () => {
  let queries = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const kysely = context.database.kysely.withPlugin(counting)
  const countingApi = localApi({ ...context, database: { ...context.database, kysely } })
  const open = (path: string) =>
    Promise.all([
      ...PAGE_CALLS.map(name => countingApi(name, { path })),
      countingApi('main-menu', {}),
      countingApi('contacts-info', {}),
    ])
  // Editions, sizes, sponsors and the menu are shared by all pages and cached for a minute.
  await open(HOME)
  queries = 0
  await open('/digital-agencies/moscow/')
  expect(queries).toBeLessThanOrEqual(6)
})
