import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { MIN_SAMPLE, priceQuartiles } from '#domain/numbers/quartiles.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
let prices: { slug: string; answer: Answer<'agency-prices'> }[]

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  const agencies = await db
    .selectFrom('agency')
    .select('slug')
    .where('price_from', 'is not', null)
    .orderBy('id')
    .execute()
  prices = await Promise.all(
    agencies.map(async ({ slug }) => ({ slug, answer: await api('agency-prices', { agency: slug }) })),
  )
})
afterAll(() => site.close())

const linesOf = ({ answer }: (typeof prices)[number]) => answer.list

test('every line of the price list is there, under one line of the whole service where projects do not tell them apart', async () => {
  let wholes = 0
  for (const { slug, answer } of prices) {
    const listed = await db
      .selectFrom('price_line')
      .innerJoin('agency', 'agency.id', 'price_line.agency_id')
      .select(['price_line.title', 'price_line.site_type'])
      .where('agency.slug', '=', slug)
      .execute()
    const wholeTitles = new Set(answer.list.flatMap(({ part_of }) => part_of ?? []))
    wholes += wholeTitles.size
    const shown = answer.list.filter(line => !(line.part_of === null && wholeTitles.has(line.title)))
    expect(shown.map(({ title }) => title).sort()).toEqual(listed.map(({ title }) => title).sort())
    for (const { part_of, paid } of answer.list) expect(paid === null).toBe(part_of !== null)
  }
  expect(wholes).toBeGreaterThan(0)
})

test('medians need three sums and are of the sums shown', () => {
  const lines = prices.flatMap(linesOf)
  const states = new Set<string>()
  for (const { paid } of lines) {
    if (!paid) continue
    const sums = paid.sums.map(({ sum }) => sum)
    expect(sums).toEqual(sums.toSorted((one, other) => one - other))
    expect(paid.median).toBe(priceQuartiles(sums)?.[1] ?? null)
    states.add(sums.length >= MIN_SAMPLE ? paid.verdict.kind : 'few')
    expect(paid.dispute !== null).toBe(paid.verdict.kind === 'disputed')
  }
  expect(states).toEqual(new Set(['few', 'plain', 'agrees', 'disputed']))
})

test('a service as a whole was usually paid what the header says', async () => {
  let compared = 0
  for (const { slug, answer } of prices) {
    const { services } = await api('agency-header', { agency: slug })
    for (const { slug: service, title, price_usual } of services) {
      const whole = answer.list.find(line => line.title === title && line.work === service)
      if (!whole?.paid || service === 'apps') continue
      expect(whole.paid.median, `${slug} ${service}`).toBe(price_usual)
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(0)
})

test('the axis holds everything drawn on it', () => {
  for (const { answer } of prices) {
    const [lo = 0, hi = 0] = answer.axis ?? []
    for (const { from, to, paid, market } of answer.list) {
      const drawn = [
        from,
        to ?? from,
        ...(paid?.sums.map(({ sum }) => sum) ?? []),
        market?.low ?? from,
        market?.high ?? from,
      ]
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(lo)
      expect(Math.max(...drawn)).toBeLessThanOrEqual(hi)
    }
  }
})

test('the name of a client under NDA is in no title', async () => {
  const hidden = await db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .innerJoin('agency', 'agency.id', 'project.agency_id')
    .select(['client_company.name', 'project.budget', 'agency.slug'])
    .where('project.is_nda', '=', true)
    .where('project.is_verified', '=', true)
    .execute()
  expect(hidden.length).toBeGreaterThan(0)
  const open = await db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select('client_company.name')
    .where('project.is_nda', '=', false)
    .execute()
  const named = new Set(open.map(({ name }) => name))
  const titles = prices.flatMap(linesOf).flatMap(({ paid }) => paid?.sums.map(({ title }) => title) ?? [])
  for (const { name } of hidden) {
    if (!named.has(name))
      expect(
        titles.some(title => title.startsWith(`${name}:`)),
        name,
      ).toBe(false)
  }
})
