import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { localApi } from '#server/api/local-api.ts'
import { insertAgency, insertClient, insertProject } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
let agencyId: number
const SLUG = 'merit-fit'
const BUDGETS = [600_000, 800_000, 1_000_000, 1_200_000, 1_400_000]

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  agencyId = await insertAgency(db, SLUG, { name: 'Мерка' })
  const client_id = await insertClient(db, 'client-of-fit')
  const launched = site.context.now().toISOString().slice(0, 10)
  const shop = { agency_id: agencyId, client_id, service: 'sites', site_type: 'shop', launched }
  for (const [index, budget] of BUDGETS.entries()) {
    await insertProject(db, {
      ...shop,
      budget,
      months: index + 2,
      is_nda: index === 4,
      result: index === 2 ? '+82 %' : null,
    })
  }
  await db
    .insertInto('agency_service')
    .values({ agency_id: agencyId, service: 'sites', share: 1, price_from: 500_000 })
    .execute()
})
afterAll(() => site.close())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const measureOf = async (params: object, key: string) => {
  const { measures } = await api('agency-fit', { agency: SLUG, ...params })
  return measures.find(measure => measure.key === key)
}

test('without a request the usual values are shown and nothing is judged', async () => {
  const fit = await api('agency-fit', { agency: SLUG })
  expect(fit).toMatchObject({ title: 'Подойдёт ли вам', request: null })
  expect(fit.measures.map(({ key, is_fit }) => [key, is_fit])).toEqual([
    ['task', null],
    ['budget', null],
    ['term', null],
    ['city', null],
  ])
  expect(plain(fit.measures[1]?.usual ?? '')).toBe('обычно 800 тыс. – 1,2 млн ₽')
})

test('a budget fits if a quarter of such projects cost no more', async () => {
  expect(await measureOf({ type: 'shop', budget: 800_000 }, 'budget')).toMatchObject({ is_fit: true })
  expect(await measureOf({ type: 'shop', budget: 790_000 }, 'budget')).toMatchObject({ is_fit: false })
})

test('a deadline fits if half of such projects took no longer', async () => {
  const after = (days: number) => new Date(site.context.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  expect(await measureOf({ type: 'shop', deadline: after(130) }, 'term')).toMatchObject({ is_fit: true })
  expect(await measureOf({ type: 'shop', deadline: after(60) }, 'term')).toMatchObject({ is_fit: false })
})

test('a task never done and a city without an office do not fit', async () => {
  const fit = await api('agency-fit', { agency: SLUG, type: 'landing', city: 'kazan', budget: 1_500_000 })
  expect(plain(fit.request ?? '')).toBe('лендинг в Казани до 1,5 млн ₽')
  expect(fit.title).toBe('Подходит по 1 мерке из 3')
  // Too few landings to measure: the whole service is measured instead.
  expect(fit.measures.find(({ key }) => key === 'budget')).toMatchObject({ is_fit: true })
})

test('works with a measured result come first; the price covers projects under NDA without their names', async () => {
  const { works, price } = await api('agency-works', { agency: SLUG })
  expect(works[0]?.has_result).toBe(true)
  expect(works).toHaveLength(3)
  expect(price?.dots).toHaveLength(BUDGETS.length)
  expect(price?.dots.map(({ title }) => plain(title))).toContain('1,4 млн ₽')
  expect(plain(price?.median ?? '')).toBe('1 млн ₽')
  expect(plain(price?.text.join(' ') ?? '')).toContain('Дороже объявленного «от» — 5 из 5 проектов')
})

test('an agency that asks for more than it was usually paid is shown as that', async () => {
  const price_from = 2_000_000
  await db.updateTable('agency_service').set({ price_from }).where('agency_id', '=', agencyId).execute()
  site.context.memo.clear()
  const { price } = await api('agency-works', { agency: SLUG })
  expect(plain(price?.text[0] ?? '')).toBe(
    'Просит от 2 млн ₽, обычно платили 1 млн ₽: дороже «от» — 0 из 5 проектов.',
  )
  expect(plain(price?.note ?? '')).toMatch(/^5 проектов за три года, как уплачены, места в рейтинге нет, проверено /)
  // Five dots are too few for a band and for the half they would be.
  expect([price?.middle, price?.range]).toEqual([null, null])
})
