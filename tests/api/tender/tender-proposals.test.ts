import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

type Proposals = Answer<'tender-proposals'>

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

async function proposed(question: Record<string, string>): Promise<Proposals> {
  const answer = await site.app.inject({ url: `/api/tender-proposals?${new URLSearchParams(question)}` })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('proposals for a tender', () => {
  test('are at most five different agencies that accept requests, with a reason each', async () => {
    const { list, note } = await proposed({ type: 'sites' })
    expect(list.length).toBeGreaterThan(0)
    expect(list.length).toBeLessThanOrEqual(5)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(list.every(({ accepts_requests }) => accepts_requests)).toBe(true)
    for (const { reasons, rating_path } of list) {
      expect(reasons[0]).toMatch(/^\d+-е место в рейтинге диджитал-агентств$/)
      expect(reasons[1]).toMatch(/проект\S* этого вида$/)
      expect(rating_path).toBe('/digital-agencies/')
    }
    expect(note).toBeNull()
  })

  test('come with the cities that have places in the ratings, before the first question too', async () => {
    const { list, cities } = await proposed({})
    expect(list).toEqual([])
    const { rows } = await site.context.database.pool.query<{ slug: string }>(
      `select distinct substr(slice, 6) as slug from entry join edition on edition.id = edition_id
       where year is null and slice like 'city/%' and slice not like 'city/%/%'`,
    )
    const rated = new Set(rows.map(({ slug }) => slug))
    const expected = CITIES.filter(({ slug }) => rated.has(slug)).map(({ title }) => title)
    expect(cities.toSorted()).toEqual(expected.toSorted())
    expect(cities.length).toBeLessThan(CITIES.length)
    expect((await proposed({ type: 'shop' })).cities).toEqual(cities)
    const { body } = await site.app.inject({ url: '/tender/' })
    const offered = [...body.matchAll(/<option value="([^"]+)"><\/option>/g)].map(([, title]) => title)
    expect(offered).toEqual(cities)
  })

  test('keep the order and the places of the rating', async () => {
    const { list } = await proposed({ type: 'digital-agencies' })
    const places = list.map(({ reasons }) => Number.parseInt(reasons[0] ?? '', 10))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const rating = await site.app.inject({ url: '/api/rating-page-main-info?path=/digital-agencies/' })
    const rows: { place: number; agency: { id: number } }[] = rating.json().rows
    expect(rows.find(({ agency }) => agency.id === list[0]?.id)?.place).toBe(places[0])
  })

  test('start with the agencies of the city, by their places in it', async () => {
    const { list, city } = await proposed({ type: 'sites', city: ' москва' })
    expect(city).toBe('moscow')
    expect(list[0]).toMatchObject({ city: 'Москва', rating_path: '/digital-agencies/moscow/' })
    const firstElsewhere = list.findIndex(agency => agency.city !== 'Москва')
    const rest = firstElsewhere === -1 ? [] : list.slice(firstElsewhere)
    expect(rest.every(agency => agency.city !== 'Москва')).toBe(true)
  })

  test('fit the budget, whatever way it is written', async () => {
    const { list, budget } = await proposed({ type: 'sites', budget: 'полмиллиона' })
    expect(budget).toBe(500_000)
    expect(list.length).toBeGreaterThan(0)
    for (const { id } of list) {
      const { rows } = await site.context.database.pool.query(
        `select avg((budget <= 500000)::int)::float8 as within from project
         where agency_id = $1 and service = 'sites' and launched > now() - interval '36 months' and (is_verified or not is_nda)`,
        [id],
      )
      expect(rows[0].within).toBeGreaterThanOrEqual(0.25)
    }
  })

  test('for a budget nobody fits are the cheapest, and the note says so', async () => {
    const { list, note } = await proposed({ type: 'sites', budget: '100 рублей' })
    expect(note?.replaceAll('\u00a0', ' ')).toMatch(/^До 100 ₽ такого не делают: показываем тех, кому хватит суммы до/)
    expect(list.length).toBeGreaterThan(0)
    for (const { reasons } of list) expect(reasons[1]).toMatch(/этого вида.* до/)
  })

  test('report a city and a budget that were not understood', async () => {
    const { list, unclear } = await proposed({ type: 'sites', city: 'Нигдеград', budget: 'недорого' })
    expect(unclear).toEqual(['city', 'budget'])
    expect(list.length).toBeGreaterThan(0)
  })

  test('are none for work we do not rate', async () => {
    expect(await proposed({ type: 'cooking' })).toMatchObject({ type: null, list: [] })
  })
})
