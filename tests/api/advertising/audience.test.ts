import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi
let info: Answer<'advertising-info'>

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  info = await api('advertising-info', {})
})
afterAll(() => site.close())

async function sum(where: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await site.context.database.pool.query(
    `select coalesce(sum(hits), 0)::int as hits from tally
      where day >= ($1 || '-01')::date and day < ($2 || '-01')::date + interval '1 month' and ${where}`,
    [info.from, info.to, ...values],
  )
  return rows[0].hits
}

test('the audience is that of the last twelve whole months', () => {
  expect(info.months).toHaveLength(12)
  expect([info.months[0]?.month, info.months[11]?.month]).toEqual([info.from, info.to])
  const now = new Date()
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 15)).toISOString().slice(0, 7)
  expect(info.to).toBe(lastMonth)
})

test('its figures are those of the counter, by month, device, rating and region', async () => {
  expect(info.views).toBeGreaterThan(0)
  expect(info.views).toBe(await sum(`kind = 'page'`))
  for (const { month, views, desktop, mobile } of info.months) {
    expect(views).toBe(await sum(`kind = 'page' and to_char(day, 'YYYY-MM') = $3`, [month]))
    expect(desktop + mobile).toBe(views)
  }
  for (const { device, views } of info.devices) expect(views).toBe(await sum(`kind = 'page' and device = $3`, [device]))
  expect(info.devices.reduce((total, { share }) => total + share, 0)).toBe(100)
  expect(info.ratings.length).toBeGreaterThan(5)
  for (const { type, views } of info.ratings) expect(views).toBe(await sum(`kind = 'rating' and type = $3`, [type]))
  expect(info.regions.length).toBeGreaterThan(3)
  for (const { slug, views } of info.regions) expect(views).toBe(await sum(`kind = 'rating' and region = $3`, [slug]))
  expect(info.ads).toEqual({ seen: await sum(`kind = 'ad-seen'`), clicked: await sum(`kind = 'ad-clicked'`) })
})

test('a year that was counted only in part is not compared with', async () => {
  const { pool } = site.context.database
  expect(info.before).toBeGreaterThan(0)
  await pool.query(`delete from tally where kind = 'page' and day < ($1 || '-01')::date - interval '11 months'`, [
    info.from,
  ])
  site.context.memo.clear()
  expect((await api('advertising-info', {})).before).toBeNull()
})

test('each format names its place and what it may and may not say', () => {
  expect(info.formats.map(({ slot }) => slot)).toEqual(['general', 'wide_native_card', 'mini_native_card', 'promotion'])
  for (const { where, can, cannot, price_from } of info.formats) {
    expect(where).not.toBe('')
    expect(Math.min(can.length, cannot.length)).toBeGreaterThan(0)
    expect(price_from).toBeGreaterThan(0)
  }
})

test('contacts are the people of the team who deal with advertising and the publisher', async () => {
  const contacts = await api('advertising-contacts', {})
  const { legal_name, inn } = await api('contacts-info', {})
  expect(contacts).toMatchObject({ email: 'ads@merilo.example', legal_name, inn, is_demo: true })
  expect(contacts.people.map(({ role }) => role)).toEqual(['отвечает за рекламу'])
})

test('reviews of sponsors are the newest first', async () => {
  const { reviews } = await api('advertising-reviews', {})
  expect(reviews.length).toBeGreaterThan(2)
  const days = reviews.map(({ published_on }) => published_on)
  expect(days).toEqual(days.toSorted().toReversed())
})
