import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { phraseOf } from '#domain/picker/phrase.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import { acceptingOf, differences, fittingOf, idsOf, type Named, pageParams } from '../support/truth/named-agencies.ts'

/** In the tiny one some needs find nobody. */
const MARKETS = ['tiny', 'demo'] as const

const sites = new Map<(typeof MARKETS)[number], TestApp>()

beforeAll(async () => {
  for (const market of MARKETS) sites.set(market, await openTestApp({}, {}, { market }))
})
afterAll(() => Promise.all([...sites.values()].map(site => site.close())))

function apiOf(market: (typeof MARKETS)[number]): CallApi {
  const site = sites.get(market)
  if (!site) throw new Error(`No ${market} market`)
  return localApi(site.context)
}

interface Kind {
  type: string
  /** As a visitor would type it into the search. */
  words: string
  cost: { service: string; type?: string; system?: string }
  budget: number
}

const KINDS: Kind[] = [
  { type: 'shop', words: 'магазин', cost: { service: 'sites', type: 'shop' }, budget: 1_500_000 },
  {
    type: 'corporative',
    words: 'корпоративный сайт',
    cost: { service: 'sites', type: 'corporative' },
    budget: 700_000,
  },
  { type: 'digital-agencies', words: 'сайт', cost: { service: 'sites' }, budget: 300_000 },
  { type: 'bitrix', words: 'сайт на битрикс', cost: { service: 'sites', system: 'bitrix' }, budget: 1_000_000 },
  { type: 'seo+context', words: 'seo', cost: { service: 'seo-context' }, budget: 90_000 },
]
const CITIES = ['', 'moscow', 'kazan', 'st-petersburg']

const NEEDS = KINDS.flatMap(kind =>
  CITIES.flatMap(city => [undefined, kind.budget].map(budget => ({ ...kind, city, budget }))),
)
type AskedNeed = (typeof NEEDS)[number]

const paramsOf = ({ type, city, budget }: AskedNeed) => ({
  type,
  ...(city !== '' && { city }),
  ...(budget !== undefined && { budget }),
})

test('the comparison notices another order, a missing agency, a stranger and another number', () => {
  const listed = { ids: [4, 7, 9, 2], count: 4 }
  expect(differences(listed, { a: { ids: [4, 7, 9], most: 3, count: 4 }, b: { ids: [4, 7, 9, 2], most: 5 } })).toEqual(
    [],
  )
  expect(differences(listed, { a: { ids: [7, 4, 9], most: 3 } })).toHaveLength(1)
  expect(differences(listed, { a: { ids: [4, 7], most: 3 } })).toHaveLength(1)
  expect(differences(listed, { a: { ids: [4, 7, 9, 2, 5], most: 5 } })).toHaveLength(1)
  expect(differences(listed, { a: { ids: [4, 7, 9], most: 3, count: 3 } })).toHaveLength(1)
})

const seen = { some: 0, none: 0, outside: 0 }

test('there are forty needs', () => {
  expect(NEEDS).toHaveLength(40)
  expect(NEEDS.map(need => phraseOf(paramsOf(need)))).toEqual(
    NEEDS.map(({ type, city, budget = '' }) => ({ type, city, budget: String(budget), deadline: '' })),
  )
})

const ASKED = MARKETS.flatMap(market => NEEDS.map(need => ({ market, ...need })))

test.for(ASKED)('$market: list, picker, search, calculator and tender agree on $type «$city» $budget', async need => {
  const api = apiOf(need.market)
  const { words, cost, city, budget } = need
  const params = paramsOf(need)
  const picked = await api('picker', params)
  const listed = await fittingOf(api, picked.path)
  const preview = await api('picker-preview', params)
  const q = [words, cityBySlug(city)?.title, budget && `до ${budget} рублей`].filter(Boolean).join(' ')
  const found = await api('agency-find', { q })
  const priced = await api('cost-approximate-price', {
    ...cost,
    ...(city !== '' && { region: city }),
    ...(budget !== undefined && { budget: String(budget) }),
  })
  const tender = await api('tender-proposals', {
    ...params,
    ...(budget !== undefined && { budget: String(budget) }),
  } as never)
  const surfaces: Record<string, Named> = {
    picker: { ids: idsOf(preview.first), most: 3, count: picked.participants },
    preview: { ids: idsOf(preview.first), most: 3, count: preview.participants },
    search: { ids: idsOf(found.fits), most: 3, count: found.slices[0]?.participants ?? 0 },
    calculator: { ids: idsOf(priced.agencies), most: 5 },
  }
  expect(differences(listed, surfaces)).toEqual([])
  expect(found.slices[0]?.path ?? picked.path).toBe(picked.path)

  const accepting = await acceptingOf(api, listed.ids)
  if (accepting.length > 0) {
    const proposed = { tender: { ids: tender.list.map(({ id }) => id), most: 5 } }
    expect(differences({ ids: accepting, count: 0 }, proposed)).toEqual([])
    expect(tender.note).toBeNull()
  } else expect(tender.list.length === 0 || tender.note !== null).toBe(true)
  const { rows, wider } = await api('rating-page-main-info', pageParams(picked.path))
  for (const { reason } of rows) {
    if (budget === undefined) expect(reason).toBeNull()
    else expect(reason?.replaceAll('\u00a0', ' ')).toMatch(/^[1-9]\d* из \d+ — до /)
  }
  if (listed.count === 0) {
    expect(picked.near).not.toEqual([])
    expect(picked.near.filter(({ reason }) => reason === null)).toEqual([])
    expect(priced.near).toEqual(picked.near)
    // Without a budget the page names the condition to drop.
    if (budget !== undefined) expect(picked.near.slice(0, wider.length)).toEqual(wider)
  } else {
    expect(picked.near.filter(({ reason }) => reason !== null)).toEqual([])
    expect(priced.near).toEqual([])
  }

  for (const { agency } of preview.first) {
    const { measures } = await api('agency-fit', { agency: agency.name_lat, ...params })
    expect(measures.filter(({ key, is_fit }) => key !== 'term' && is_fit === false)).toEqual([])
  }
  seen[listed.count > 0 ? 'some' : 'none'] += 1
  if (listed.count > 0 && preview.first.some(({ why }) => why !== null)) seen.outside += 1
})

test('some needs found somebody, some nobody, some only those without a place', () => {
  expect(seen.some).toBeGreaterThan(NEEDS.length)
  expect(seen.none).toBeGreaterThan(0)
  expect(seen.outside).toBeGreaterThan(0)
})
