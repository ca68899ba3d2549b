import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, CallApi, Params } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { MARK_FILTERS, type REVIEW_ORDERS } from '#domain/review/review-filters.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { localApi } from '#server/api/local-api.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

const AGENCY = 'mnogo-otzyvov'
const COUNT = 97
const SERVICES = ['sites', 'crm', 'support'] as const
const PRICES = [null, 100_000, 300_000, 2_000_000, 5_000_000]
const PROOFS = [null, null, 'contract', 'act'] as const

let site: TestApp
let db: Db
let api: CallApi
let rows: ReviewFacts[]

type Filters = Required<Omit<Params<'reviews-count-and-filters'>, 'agency'>>
type Summary = Answer<'reviews-count-and-filters'>

interface ReviewFacts {
  id: number
  service: string
  price: number | null
  overall: number
  year: number
  at: number
  isFromCompany: boolean
  hasPaper: boolean
  isOfProject: boolean
  namesBetter: boolean
}

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  const agency_id = await insertAgency(db, AGENCY)
  const project_id = await insertProject(db, { agency_id, client_id: await insertClient(db, 'mnogo-otzyvov-client') })
  rows = []
  for (let nth = 0; nth < COUNT; nth += 1) rows.push(await insertNth(nth, agency_id, project_id))
  // Neither is published, so neither is found by any filter.
  await insertReview(db, { agency_id, status: 'pending', published_at: null, better: 'Всё.', proof: 'act' })
  await insertReview(db, { agency_id, status: 'declined', published_at: null, better: 'Всё.', proof: 'act' })
})
afterAll(() => site.close())

async function insertNth(nth: number, agency_id: number, project_id: number): Promise<ReviewFacts> {
  const service = SERVICES[(nth * nth) % SERVICES.length] ?? 'sites'
  const price = PRICES[(nth * 3) % PRICES.length] ?? null
  const overall = 5 - (Math.floor(nth / 2) % 5)
  const year = 2022 + (nth % 4)
  // Several on one day, so that ids break the tie; the last hours of a year are the next one in Moscow.
  const published_at = new Date(`${nth % 7 === 0 ? year - 1 : year}-12-31T${nth % 7 === 0 ? '22' : '12'}:00:00Z`)
  const proof = PROOFS[nth % PROOFS.length] ?? null
  const facts = {
    isFromCompany: nth % 3 !== 0,
    hasPaper: proof !== null,
    isOfProject: nth % 5 < 3,
    namesBetter: nth % 6 === 1,
  }
  const id = await insertReview(db, {
    ...{ agency_id, service, price, overall, published_at, proof },
    evidence: facts.isFromCompany ? 'company-mail' : 'other-mail',
    project_id: facts.isOfProject ? project_id : null,
    better: facts.namesBetter ? 'Предупреждать о сроках.' : null,
  })
  return { id, service, price, overall, year, at: published_at.getTime(), ...facts }
}

const ANY: Filters = { category: 'all', price: 0, mark: 'any', year: 0, mail: false, paper: false, better: false }

/** The rule of each filter again, from the facts of the reviews. */
function fits(row: ReviewFacts, { category, price, mark, year, mail, paper, better }: Filters): boolean {
  const range = PRICE_RANGES.find(({ id }) => id === price)
  const isOfRange =
    !range || (row.price !== null && row.price >= (range.from ?? 0) && (range.to === null || row.price < range.to))
  const isOfMark = mark === 'any' || (mark === 'low' ? row.overall <= 3 : String(row.overall) === mark)
  const isOfYear = year === 0 || row.year === year
  const isSigned = (!mail || row.isFromCompany) && (!paper || row.hasPaper) && (!better || row.namesBetter)
  return (category === 'all' || row.service === category) && isOfRange && isOfMark && isOfYear && isSigned
}

const countOf = (filters: Filters): number => rows.filter(row => fits(row, filters)).length

const VALUES: { [Key in keyof Filters]: readonly Filters[Key][] } = {
  category: ['all', ...SERVICES],
  price: [0, ...PRICE_RANGES.map(({ id }) => id)],
  mark: ['any', ...MARK_FILTERS.map(({ id }) => id)],
  year: [0, 2022, 2023, 2024, 2025],
  mail: [false, true],
  paper: [false, true],
  better: [false, true],
}

/** Every combination of these filters; the others are off. */
function combinations(keys: readonly (keyof Filters)[] = Object.keys(VALUES) as (keyof Filters)[]): Filters[] {
  return keys.reduce<Filters[]>(
    (found, key) => found.flatMap(filters => VALUES[key].map(value => ({ ...filters, [key]: value }))),
    [ANY],
  )
}

/** Counts of options as the summary should say them: zeros only for a chosen one. */
function optionsOf(key: 'mark' | 'year' | 'mail' | 'paper' | 'better', filters: Filters): [string, number][] {
  return VALUES[key]
    .filter(value => value !== ANY[key])
    .map((value): [string, number, boolean] => [
      String(value),
      countOf({ ...filters, [key]: value }),
      filters[key] === value,
    ])
    .filter(([, count, isChosen]) => count > 0 || isChosen)
    .map(([value, count]): [string, number] => [value, count])
    .toSorted()
}

const shownOptions = ({ filters }: Summary, key: string): [string, number][] =>
  (filters.find(group => group.key === key)?.options ?? [])
    .map(({ value, count }): [string, number] => [value, count])
    .toSorted()

async function listed(filters: Filters, order: NonNullable<Params<'agency-reviews'>['order']>): Promise<number[]> {
  const ids: number[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page: Answer<'agency-reviews'> = await api('agency-reviews', {
      ...{ agency: AGENCY, ...filters, order },
      ...(next !== '' && { next }),
    })
    ids.push(...page.reviews.map(({ id }) => id))
    expect(page.more).toBe(countOf(filters) - ids.length)
    next = page.next
  }
  return ids
}

describe('filters of an agency’s reviews', () => {
  test('each combination is counted as the reviews themselves say', async () => {
    let found = 0
    for (const filters of combinations()) {
      const summary = await api('reviews-count-and-filters', { agency: AGENCY, ...filters })
      const count = countOf(filters)
      expect([filters, summary.results_count, summary.empty]).toEqual([filters, count, count === 0])
      found += count === 0 ? 0 : 1
    }
    expect(found).toBeGreaterThan(1000)
  })

  test('each option is counted under the others chosen', async () => {
    for (const filters of combinations(['category', 'mark', 'year', 'better'])) {
      const summary = await api('reviews-count-and-filters', { agency: AGENCY, ...filters })
      for (const key of ['mark', 'year', 'mail', 'paper', 'better'] as const) {
        expect([filters, key, shownOptions(summary, key)]).toEqual([filters, key, optionsOf(key, filters)])
      }
      for (const { slug, count } of summary.data) expect(count).toBe(countOf({ ...filters, category: slug }))
      for (const { id, count } of summary.price_range) expect(count).toBe(countOf({ ...filters, price: id }))
    }
  })

  test('a filter too many names what each costs, the dearest first', async () => {
    const filters = { ...ANY, year: 2022, mark: '1', paper: true, better: true }
    const { wider, results_count } = await api('reviews-count-and-filters', { agency: AGENCY, ...filters })
    expect(results_count).toBe(0)
    const costs = (['mark', 'year', 'paper', 'better'] as const).map(key => [
      key,
      countOf({ ...filters, [key]: ANY[key] }),
    ])
    expect(wider.map(({ key, count }) => [key, count]).toSorted()).toEqual(costs.toSorted())
    expect(wider.map(({ count }) => count)).toEqual(wider.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  test.each([
    ['category', 'price'],
    ['mark', 'year'],
    ['mail', 'paper', 'better'],
    ['category', 'better', 'mark'],
  ] as const)('the list of each combination of %s and %s has what is counted, once', async (...keys) => {
    for (const filters of combinations(keys)) {
      const expected = rows.filter(row => fits(row, filters)).map(({ id }) => id)
      expect([filters, (await listed(filters, 'new')).toSorted((a, b) => a - b)]).toEqual([filters, expected])
    }
  })
})

const RANKS: Record<Exclude<(typeof REVIEW_ORDERS)[number]['id'], 'new'>, (row: ReviewFacts) => number> = {
  proven: ({ isFromCompany, hasPaper, isOfProject }) => Number(isFromCompany) + Number(hasPaper) + Number(isOfProject),
  low: ({ overall }) => -overall,
  high: ({ overall }) => overall,
}

describe('orders of an agency’s reviews', () => {
  test.each(['proven', 'low', 'high'] as const)(
    '«%s» has every review once, the newest first of a rank',
    async order => {
      for (const filters of [ANY, { ...ANY, category: 'sites' }, { ...ANY, paper: true, mark: 'low' }]) {
        const rank = RANKS[order]
        const expected = rows
          .filter(row => fits(row, filters))
          .toSorted((one, other) => rank(other) - rank(one) || other.at - one.at || other.id - one.id)
          .map(({ id }) => id)
        expect(expected.length).toBeGreaterThan(10)
        expect(await listed(filters, order)).toEqual(expected)
      }
    },
  )
})

test.each(['mark=6', 'mark=9', 'order=old', 'year=3000', 'price=7', 'next=..'])('the API refuses %s', async query => {
  const { statusCode } = await site.app.inject(`/api/agency-reviews?agency=${AGENCY}&${query}`)
  expect(statusCode).toBe(400)
})

test('the page ignores what does not exist, and a filtered list is not indexed', async () => {
  const whole = await site.app.inject(`/agency-${AGENCY}/reviews/?mark=6&year=3000&order=old&paper=yes`)
  expect(whole.statusCode).toBe(200)
  expect(whole.body).not.toContain('Сбросить фильтры')
  const filtered = await site.app.inject(`/agency-${AGENCY}/reviews/?mark=low&paper=true`)
  expect(filtered.body).toContain('Сбросить фильтры')
  expect(filtered.body).toMatch(/<meta[^>]*name="robots"[^>]*noindex/)
})
