import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

const NOW = new Date('2030-03-05T09:00:00Z')

beforeAll(async () => {
  site = await openTestApp()
  api = localApi({ ...site.context, now: () => NOW })
})
beforeEach(async () => {
  await site.context.database.pool.query('delete from ad_placement')
  site.context.memo.clear()
})
afterAll(() => site.close())

const insert = (changes: { slot: string; rating_type: string | null; starts_on: string; ends_on: string }) =>
  site.context.database.kysely
    .insertInto('ad_placement')
    .values({ sponsor_id: 1, sponsor_type: 'general', title: 'Хостинг', erid: '2VtzqwDemo1', ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()

const placeOf = ({ formats }: Answer<'advertising-price-data'>, slot: string, rating: string | null) =>
  formats.find(format => format.slot === slot)?.places.find(place => place.rating === rating)

test('without ads every month is free', async () => {
  const data = await api('advertising-price-data', {})
  expect(data.months[0]).toEqual({ month: '2030-03', title: 'март 2030' })
  expect(data.months).toHaveLength(12)
  for (const { places } of data.formats)
    for (const { taken } of places) expect(taken).toEqual(Array.from({ length: 12 }, () => 0))
})

test('months with an ad are taken in its own place alone', async () => {
  await insert({ slot: 'wide_native_card', rating_type: 'crm', starts_on: '2030-04-30', ends_on: '2030-06-01' })
  const data = await api('advertising-price-data', {})
  expect(placeOf(data, 'wide_native_card', 'crm')?.taken.slice(0, 5)).toEqual([0, 1, 1, 1, 0])
  expect(placeOf(data, 'wide_native_card', 'branding')?.taken.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(placeOf(data, 'mini_native_card', 'crm')?.taken.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
})

test('the whole site is shared by two', async () => {
  const period = { slot: 'promotion', rating_type: null, starts_on: '2030-03-01', ends_on: '2030-03-31' }
  await insert(period)
  expect(placeOf(await api('advertising-price-data', {}), 'promotion', null)).toMatchObject({ total: 2 })
  expect(placeOf(await api('advertising-price-data', {}), 'promotion', null)?.taken[0]).toBe(1)
  await insert(period)
  expect(placeOf(await api('advertising-price-data', {}), 'promotion', null)?.taken[0]).toBe(2)
})

test('a stopped ad frees the months after it', async () => {
  const { id } = await insert({ slot: 'general', rating_type: 'crm', starts_on: '2030-03-01', ends_on: '2030-05-31' })
  await site.context.database.kysely
    .updateTable('ad_placement')
    .set({ stopped_at: new Date('2030-03-10T12:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect(placeOf(await api('advertising-price-data', {}), 'general', 'crm')?.taken.slice(0, 3)).toEqual([1, 0, 0])
})

test('prices are those of the table, by period', async () => {
  const { pool } = site.context.database
  const { formats, periods } = await api('advertising-price-data', {})
  expect(periods).toEqual([1, 3, 6, 12])
  for (const { slot, prices, price_from } of formats) {
    const { rows } = await pool.query('select months, price from ad_price where slot = $1 order by months', [slot])
    expect(prices.map(({ months, price }) => ({ months, price }))).toEqual(rows)
    expect(price_from).toBe(rows[0].price)
    for (const { months, price, per_month } of prices) expect(per_month).toBe(Math.round(price / months))
  }
})

test('without prices the page says that they are on request', async () => {
  await site.context.database.pool.query('delete from ad_price')
  site.context.memo.clear()
  expect((await api('advertising-price-data', {})).periods).toEqual([])
  const { body } = await site.app.inject({ url: '/advertising/prices/' })
  expect(body).toContain('Цены\u00a0— по запросу')
})
