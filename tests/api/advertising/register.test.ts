import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const rowsOf = async (sql: string, ...values: unknown[]) => (await site.context.database.pool.query(sql, values)).rows

async function wholeRegister() {
  const first = await api('advertising-register', {})
  const rows = [...first.rows]
  for (let page = 2; page <= first.last_page; page += 1)
    rows.push(...(await api('advertising-register', { page })).rows)
  return { rows, total: first.total }
}

test('every ad shown so far is registered, the latest first, with the figures of the counter', async () => {
  const { rows, total } = await wholeRegister()
  const [{ count }] = await rowsOf('select count(*) from ad_placement where starts_on <= current_date')
  expect([rows.length, total]).toEqual([count, count])
  const starts = rows.map(({ starts_on }) => starts_on)
  expect(starts).toEqual(starts.toSorted().toReversed())
  const hits = await rowsOf(
    `select subject as erid, sum(hits) filter (where kind = 'ad-seen')::int as views,
            coalesce(sum(hits) filter (where kind = 'ad-clicked'), 0)::int as clicks
       from tally where kind in ('ad-seen', 'ad-clicked') group by subject`,
  )
  expect(hits.length).toBeGreaterThan(3)
  for (const { erid, views, clicks } of hits)
    expect(rows.find(row => row.erid === erid)).toMatchObject({ views, clicks })
})

test('an ad that was shown before the counter has no figures, one of today has zeros', async () => {
  const [{ day }] = await rowsOf(`select min(day)::text as day from tally where kind = 'page'`)
  const { rows } = await wholeRegister()
  const old = rows.filter(({ ends_on }) => ends_on < day)
  expect(old.length).toBeGreaterThan(0)
  for (const { views, clicks } of old) expect([views, clicks]).toEqual([null, null])
})

test('an ad without its full mark was never shown, and a future one not yet', async () => {
  const insert = (title: string, changes: object) =>
    site.context.database.kysely
      .insertInto('ad_placement')
      .values({
        ...{ sponsor_id: 1, slot: 'general', sponsor_type: 'general', title },
        ...{ starts_on: '2020-01-01', ends_on: '2020-02-01', erid: '2VtzqwDemo9' },
        ...changes,
      })
      .execute()
  await insert('Без erid', { erid: null })
  await insert('Будущее', { starts_on: '2040-01-01', ends_on: '2040-02-01' })
  const titles = (await wholeRegister()).rows.map(({ title }) => title)
  expect(titles).not.toContain('Без erid')
  expect(titles).not.toContain('Будущее')
})

test('an ad is opened by days, which add up to its row', async () => {
  const { rows } = await wholeRegister()
  const row = rows.find(({ views }) => (views ?? 0) > 0)
  const { ad, days } = await api('advertising-register-days', { id: row?.id ?? 0 })
  expect(ad).toEqual(row)
  expect(days.length).toBeGreaterThan(1)
  expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(row?.views)
  const counted = await rowsOf(
    `select day::text as day, sum(hits) filter (where kind = 'ad-seen')::int as views,
            coalesce(sum(hits) filter (where kind = 'ad-clicked'), 0)::int as clicks
       from tally where kind in ('ad-seen', 'ad-clicked') and subject = $1 group by day order by day`,
    row?.erid,
  )
  expect(days).toEqual(counted)
})

test('the page shows rows and, on request, the days of one, without JavaScript', async () => {
  const { rows } = await wholeRegister()
  const row = rows.find(({ views }) => (views ?? 0) > 0)
  const { body } = await site.app.inject({ url: '/advertising/register/' })
  expect(body).toContain(row?.erid)
  expect(body).toContain(`href="/advertising/register/?ad=${row?.id}#days"`)
  const opened = await site.app.inject({ url: `/advertising/register/?ad=${row?.id}` })
  expect(opened.statusCode).toBe(200)
  expect(opened.body).toContain('Таблица по дням')
})

test('the CSV has every day of every ad', async () => {
  const { statusCode, headers, body } = await site.app.inject({ url: '/advertising/register.csv' })
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  const [head, ...lines] = body.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(head?.split(';').at(-1)).toBe('Клики')
  const [{ views, days }] = await rowsOf(
    `select sum(hits)::int as views, count(distinct (subject, day))::int as days from tally where kind = 'ad-seen'`,
  )
  const cells = lines.map(line => line.split(';'))
  expect(cells.reduce((sum, cell) => sum + Number(cell.at(-2) || 0), 0)).toBe(views)
  expect(cells.filter(cell => cell.at(-3) !== '').length).toBeGreaterThanOrEqual(days)
})

test('a page beyond the last is not found', async () => {
  const answer = await site.app.inject({ url: '/api/advertising-register?page=500' })
  expect(answer.statusCode).toBe(404)
})

test('past sponsors are listed by the years of ads that are over, current ones apart', async () => {
  const { current, years } = await api('advertising-past-sponsors', {})
  const ads = years.flatMap(({ sponsors }) => sponsors).flatMap(sponsor => sponsor.ads)
  expect(years.length).toBeGreaterThan(2)
  expect(years.map(({ year }) => year)).toEqual(
    years
      .map(({ year }) => year)
      .toSorted()
      .toReversed(),
  )
  const today = moscowDay(new Date())
  expect(ads.filter(({ ends_on }) => ends_on >= today)).toEqual([])
  const running = current.flatMap(sponsor => sponsor.ads)
  expect(running.filter(({ ends_on }) => ends_on < today)).toEqual([])
  expect(new Set([...ads, ...running].map(({ id }) => id)).size).toBe((await wholeRegister()).total)
  expect(current.length).toBeGreaterThan(1)
  for (const { link, ad } of current) expect(new URL(link).searchParams.get('erid')).toBe(ad.erid)
})
