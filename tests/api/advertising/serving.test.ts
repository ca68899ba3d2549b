import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  await site.context.database.pool.query('delete from ad_placement')
})
afterAll(() => site.close())
afterEach(async () => {
  await site.context.database.pool.query('delete from ad_placement')
  site.context.memo.clear()
})

const api = (now = new Date()) => localApi({ ...site.context, now: () => now })
const insert = async (changes: object) => {
  const { id } = await site.context.database.kysely
    .insertInto('ad_placement')
    .values({
      ...{ sponsor_id: 1, slot: 'promotion', sponsor_type: 'general', title: 'Хостинг', erid: '2VtzqwDemo1' },
      ...{ starts_on: '2020-01-01', ends_on: '2040-01-01' },
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const leader = async (path: string) => (await api()('rating-page-main-info', { path })).rows[0]?.agency.id ?? 0

async function outsider(): Promise<number> {
  const { rows } = await site.context.database.pool.query(
    'select id from agency where not exists (select from entry where entry.agency_id = agency.id) order by id limit 1',
  )
  if (rows.length > 0) return rows[0].id
  const { rows: added } = await site.context.database.pool.query(
    `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
     select 'outsider', 'Сторонние', legal_name, inn, country, city, founded, headcount, site, 'outsider.example', email, phone, tagline
       from agency order by id limit 1 returning id`,
  )
  return added[0].id
}

test('a participant of a list is not its general sponsor, and elsewhere it is', async () => {
  const agency_id = await leader('/crm/')
  const general = { slot: 'general', rating_type: 'crm', agency_id, sponsor_id: 3 }
  await insert(general)
  expect((await api()('rating-page-sponsors', { path: '/crm/' })).general_sponsor).toBeNull()
  await site.context.database.pool.query('update ad_placement set agency_id = $1', [await outsider()])
  site.context.memo.clear()
  expect((await api()('rating-page-sponsors', { path: '/crm/' })).general_sponsor?.id).toBe(3)
})

test('counters hear of clicks on a general sponsor unless its own facts say no, in one rating as in all', async () => {
  const told = async () => {
    site.context.memo.clear()
    const { general_sponsor } = await api()('rating-page-sponsors', { path: '/crm/' })
    return [general_sponsor?.id, general_sponsor?.fixYaGoals, general_sponsor?.fixGaPageView]
  }
  await insert({ slot: 'general' })
  expect(await told()).toEqual([1, true, true])
  await insert({ slot: 'general', rating_type: 'crm', sponsor_id: 3, erid: '2VtzqwDemo3' })
  expect(await told()).toEqual([3, true, true])
  await site.context.database.pool.query('update sponsor set fix_ya_goals = false where id = 3')
  expect(await told()).toEqual([3, false, true])
})

test('a participant that entered a rating overnight is no longer served', async () => {
  const agency_id = await outsider()
  await insert({ slot: 'general', rating_type: 'crm', agency_id, sponsor_id: 3 })
  const id = await insert({ agency_id })
  expect((await api()('rating-page-sponsors', { path: '/crm/' })).general_sponsor?.id).toBe(3)
  expect((await api()('promotion-banner', {})).banner?.id).toBe(id)
  const { pool } = site.context.database
  const first = `select edition_id, position from entry join edition on edition.id = edition_id
     where type = 'crm' and year is null and slice = '' and tier = '' order by position limit 1`
  await pool.query(
    `update entry set agency_id = $1 where (edition_id, position) = (${first}) and slice = '' and tier = ''`,
    [agency_id],
  )
  site.context.memo.clear()
  expect((await api()('rating-page-sponsors', { path: '/crm/' })).general_sponsor).toBeNull()
  expect((await api()('promotion-banner', {})).banner).toBeNull()
})

test('promotions take turns, a day each, and carry their mark', async () => {
  const ids = [await insert({}), await insert({ sponsor_id: 2, erid: '2VtzqwDemo2' })]
  const shownOn = async (day: string) => (await api(new Date(`${day}T09:00:00Z`))('promotion-banner', {})).banner
  const [one, other, again] = [await shownOn('2030-03-05'), await shownOn('2030-03-06'), await shownOn('2030-03-07')]
  expect([one?.id, other?.id].toSorted()).toEqual(ids)
  expect(again?.id).toBe(one?.id)
  expect(one?.ad.inn).toMatch(/^\d{10,12}$/)
  expect(new URL(one?.link ?? '').searchParams.get('erid')).toBe(one?.ad.erid)
})

test('a promotion without its mark, before or after its days, or stopped is not shown', async () => {
  const id = await insert({ starts_on: '2030-03-05', ends_on: '2030-03-06' })
  const idOn = async (time: string) => {
    site.context.memo.clear()
    return (await api(new Date(time))('promotion-banner', {})).banner?.id
  }
  expect(await idOn('2030-03-04T20:59:00Z')).toBeUndefined()
  expect(await idOn('2030-03-04T21:01:00Z')).toBe(id)
  expect(await idOn('2030-03-06T21:01:00Z')).toBeUndefined()
  await site.context.database.pool.query('update ad_placement set erid = null')
  expect(await idOn('2030-03-05T09:00:00Z')).toBeUndefined()
  await site.context.database.pool.query(`update ad_placement set erid = 'abcdefgh1', stopped_at = now()`)
  expect(await idOn('2030-03-05T09:00:00Z')).toBeUndefined()
})

test('the banner is part of the server’s page, with its mark and its closing button', async () => {
  const id = await insert({})
  const { body } = await site.app.inject({ url: '/wall/' })
  expect(body).toContain('aria-label="Реклама внизу страницы: ')
  expect(body).toMatch(new RegExp(`<button[^>]*data-closes="promotion"[^>]*value="${id}"`))
})
