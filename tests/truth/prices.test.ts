import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { calculatorPath } from '#domain/calculator/asked-query.ts'
import { formatMoneyBare, formatMoneyShort } from '#domain/numbers/money.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import type { PriceBasis } from '#domain/prices/price-basis.ts'
import { isAskedAbovePaid } from '#domain/rating/price-texts.ts'
import { PRICE_UNITS, type ServiceSlug, serviceBySlug } from '#domain/vocabulary/services.ts'
import { localApi } from '#server/api/local-api.ts'
import { AGENCY_RATINGS, ratingHome } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import { askTwiceThePaid, plain, textOf } from '../support/truth/priced-pages.ts'

type Row = Answer<'rating-page-main-info'>['rows'][number]

let site: TestApp
let api: CallApi
/** Rows of every rating of agencies by its slug. */
let listed: Map<string, Row[]>

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  await askTwiceThePaid(site)
  const ratings = AGENCY_RATINGS.map(
    async type => [type.slug, await rowsOf(buildRatingPath(ratingHome(type)))] as const,
  )
  listed = new Map(await Promise.all(ratings))
}, 120_000)
afterAll(() => site.close())

async function rowsOf(path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let next: string | null | undefined; next !== null; ) {
    const page: Answer<'rating-page-main-info'> = await api('rating-page-main-info', { path, ...(next && { next }) })
    rows.push(...page.rows)
    next = page.next
  }
  return rows
}

const pageText = (url: string): Promise<string> => textOf(site, url)
interface ShownPrice {
  from: number | null
  usual: number | null
  projects: number
}

const shownPrice = (from: number | null, quartiles: readonly number[] | null, projects: number): ShownPrice => ({
  from,
  usual: quartiles?.[1] ?? null,
  projects,
})

/** What a surface says of the prices of an agency and its row in the list does not. */
const differences = (row: Row | undefined, shown: ShownPrice): string[] => {
  if (!row) return []
  const own = shownPrice(row.price_from, row.budgets, row.projects)
  return (Object.keys(own) as (keyof ShownPrice)[])
    .filter(key => own[key] !== shown[key])
    .map(key => `${row.agency.name}, ${key}: ${shown[key]}, в списке ${own[key]}`)
}

test('another «от», another «обычно» and another sample are noticed', () => {
  const [row] = [...listed.values()].flat()
  if (!row) throw new Error('No rows')
  const own = shownPrice(row.price_from, row.budgets, row.projects)
  expect(differences(row, own)).toEqual([])
  expect(differences(row, { ...own, from: 1 })).toHaveLength(1)
  expect(differences(row, { ...own, usual: 1 })).toHaveLength(1)
  expect(differences(row, { ...own, projects: own.projects + 1 })).toHaveLength(1)
})

test('comparison and calculator show the prices of the list', async () => {
  const seen = { compared: 0, calculated: 0 }
  for (const type of AGENCY_RATINGS) {
    const rows = listed.get(type.slug) ?? []
    const rating = buildRatingPath(ratingHome(type))
    for (let from = 0; from < rows.length; from += 10) {
      const some = rows.slice(from, from + 10)
      const { board } = await api('agency-compare-by-table', {
        ids: some.map(({ agency }) => agency.id).join(),
        rating,
      })
      // The comparison chooses another rating for a group that has too few in this one.
      if (board.rating?.path !== rating) continue
      for (const [index, { price }] of board.candidates.entries()) {
        expect(differences(some[index], shownPrice(price.from, price.quartiles, price.sums.length))).toEqual([])
        seen.compared += 1
      }
    }
    const { agencies } = await api('cost-approximate-price', { service: type.service })
    for (const { agency, why, price_from, quartiles, projects } of agencies) {
      if (why !== null) continue
      const row = rows.find(each => each.agency.id === agency.id)
      expect(differences(row, shownPrice(price_from, quartiles, projects))).toEqual([])
      seen.calculated += 1
    }
  }
  expect(seen.compared).toBeGreaterThan(20)
  expect(seen.calculated).toBeGreaterThan(10)
}, 120_000)

test('the page of an agency shows the price of its main rating, and the contradiction where there is one', async () => {
  let usuals = 0
  for (const type of AGENCY_RATINGS) {
    const { suffix } = PRICE_UNITS[serviceBySlug(type.service).unit]
    for (const { agency, price_from, budgets, projects } of listed.get(type.slug) ?? []) {
      const { services } = await api('agency-header', { agency: agency.name_lat })
      if (services[0]?.slug !== type.service) continue
      const { price } = await api('agency-works', { agency: agency.name_lat })
      const usual = budgets?.[1] ?? null
      expect(price?.from?.text ?? null, agency.name).toBe(
        price_from === null ? null : formatMoneyShort(price_from) + suffix,
      )
      expect(price?.median, agency.name).toBe(usual === null ? null : formatMoneyShort(usual) + suffix)
      expect(price?.dots, agency.name).toHaveLength(projects)
      const isSaid = plain(price?.text.join(' ') ?? '').startsWith('Просит от ')
      expect(isSaid, agency.name).toBe(isAskedAbovePaid(price_from, usual))
      // A band of fewer dots would say less than the dots.
      expect(price?.middle !== null, agency.name).toBe(projects >= 8)
      if (usual !== null) usuals += 1
    }
  }
  expect(usuals).toBeGreaterThan(10)
}, 120_000)

const SPLIT = /просит от .+, обычно платили /

test('every service of an agency says «от» beside the same «обычно», or not at all', async () => {
  let contradictions = 0
  let described = 0
  for (const type of AGENCY_RATINGS) {
    for (const { agency, price_from, budgets } of listed.get(type.slug) ?? []) {
      const slug = agency.name_lat
      const { services } = await api('agency-header', { agency: slug })
      const own = services.find(service => service.slug === type.service)
      expect([own?.price_from, own?.price_usual], agency.name).toEqual([price_from, budgets?.[1] ?? null])
      if (!isAskedAbovePaid(price_from, budgets?.[1] ?? null)) continue
      contradictions += 1
      const { groups } = await api('agency-compare-by-table', { ids: `${agency.id}`, tab: 'prices' })
      const row = groups
        .flatMap(({ rows }) => rows)
        .find(({ key }) => key === `price_${type.service.replace(/\W/g, '_')}`)
      expect(plain(row?.cells[0]?.text ?? ''), agency.name).toMatch(SPLIT)
      expect(await pageText(`/agency-${slug}/`), slug).toMatch(SPLIT)
      const { body, statusCode } = await site.app.inject({ url: `/agency-${slug}/prices/` })
      // Without lines of prices the tab leads back, and the description names the first services alone.
      if (statusCode !== 200 || own !== services[0]) continue
      expect(plain(/<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? ''), slug).toMatch(SPLIT)
      described += 1
    }
  }
  expect(contradictions).toBeGreaterThan(3)
  expect(described).toBeGreaterThan(1)
}, 120_000)

interface Median {
  surface: string
  median: number
  basis: PriceBasis
}

/** Medians of one question: equal where the definition is the same, else told apart and linked. */
function conflicts(medians: readonly Median[]): string[] {
  return medians.flatMap(({ surface, median, basis }, index) => [
    ...(basis.text === '' || basis.other.path === '' ? [`${surface}: без определения`] : []),
    ...medians.slice(index + 1).flatMap(other => {
      const isSame = other.basis.definition === basis.definition
      if (isSame && other.median !== median) return [`${surface} ${median}, ${other.surface} ${other.median}`]
      if (isSame && other.basis.text !== basis.text) return [`${surface}: ${basis.text}, а не ${other.basis.text}`]
      return !isSame && other.basis.text === basis.text ? [`${surface} и ${other.surface}: одни слова`] : []
    }),
  ])
}

test('another figure under the same definition, the same words for two definitions and no link are noticed', () => {
  const basis: PriceBasis = { definition: 'deals', text: '9 проектов', other: { title: 'иначе', path: '/x/' } }
  const quarter: PriceBasis = { ...basis, definition: 'quarter', text: '5 проектов за квартал' }
  const main = { surface: 'главная', median: 5, basis }
  expect(conflicts([main, { ...main, surface: 'калькулятор' }])).toEqual([])
  expect(conflicts([main, { ...main, median: 6 }])).toHaveLength(1)
  expect(conflicts([main, { ...main, basis: { ...basis, text: '8 проектов' } }])).toHaveLength(1)
  expect(conflicts([main, { surface: 'статистика', median: 6, basis: quarter }])).toEqual([])
  expect(conflicts([main, { surface: 'статистика', median: 6, basis: { ...quarter, text: basis.text } }])).toHaveLength(
    1,
  )
  expect(conflicts([{ ...main, basis: { ...basis, other: { title: '', path: '' } } }])).toHaveLength(1)
})

interface Question {
  // The picker's task; that of a rating without traits is its slug.
  task: string
  service: ServiceSlug
  type?: string
  city?: string
}

const QUESTIONS: Question[] = [
  { task: 'corporate', service: 'portals', city: 'novosibirsk' },
  { task: 'corporate', service: 'portals', city: 'kazan' },
  { task: 'corporate', service: 'portals' },
  { task: 'shop', service: 'sites', type: 'shop' },
  { task: 'shop', service: 'sites', type: 'shop', city: 'kazan' },
  { task: 'landing', service: 'sites', type: 'landing' },
  { task: 'digital-agencies', service: 'sites', city: 'moscow' },
  { task: 'digital-agencies', service: 'sites' },
  { task: 'seo+context', service: 'seo-context' },
]

const seen = { main: 0, picker: 0, calculator: 0, statistics: 0, agency: 0 }

/** Every surface that has a median for the question, after its page was seen to say what the median is of. */
async function mediansOf(question: Question): Promise<Median[]> {
  const { task, service, type, city } = question
  const medians: Median[] = []
  const add = async (surface: keyof typeof seen, page: string | null, median: number, basis: PriceBasis) => {
    if (page !== null) {
      const text = await pageText(page)
      expect(text, page).toContain(plain(basis.text))
      const figures = [formatMoneyBare(median), formatNumber(median)].map(plain)
      expect(
        figures.filter(figure => text.includes(figure)),
        page,
      ).not.toEqual([])
    }
    medians.push({ surface, median, basis })
    seen[surface] += 1
  }
  const answers = { ...(type && { type }), ...(city && { region: city }) }
  const own = calculatorPath(service, answers)
  const { works, basis: ofMain } = await api('main-prices', {})
  const work = works.find(({ path }) => path === own)

  const cost = await api('cost-approximate-price', { service, ...answers })
  // A widened answer is about another question, and says which.
  const isWidened = cost.steps.length > 1
  if (cost.spread && !isWidened) await add('calculator', own, cost.spread.median, cost.basis)
  if (work) {
    const [calculated] = medians
    expect(work.projects).toBe(cost.sample)
    if (calculated) await addMain(work.spread.median, calculated.basis, plain(ofMain.text))
  }
  async function addMain(median: number, basis: PriceBasis, said: string) {
    expect(await pageText('/')).toContain(said)
    medians.push({ surface: 'main', median, basis })
    seen.main += 1
  }

  const phrase = { type: task, ...(city && { city }) }
  const { prices } = await api('picker-preview', phrase)
  const [, preview] = prices?.quartiles ?? []
  if (prices && preview !== undefined) {
    await add('picker', null, preview, prices.basis)
  }

  const rating = AGENCY_RATINGS.find(each => each.service === service)?.slug ?? ''
  if (type === undefined) {
    // The statistics know no kinds of sites.
    const search = { rating, ...(city && { region: city }) }
    const { chart, basis } = await api('/v2/digitalStats/charts/{id}', { id: 'median-budget', ...search })
    const last = chart.series[0]?.points.findLast(point => point !== null) ?? null
    if (basis && last !== null) {
      await add('statistics', `/digital-stats/prices/?${new URLSearchParams(search)}`, last, basis)
    }
  }

  if (type === undefined && city === undefined) {
    for (const { agency } of listed.get(rating) ?? []) {
      const { price } = await api('agency-works', { agency: agency.name_lat })
      if (price?.service !== serviceBySlug(service).title || !price.market) continue
      await add('agency', `/agency-${agency.name_lat}/`, price.market.median, price.market.basis)
      break
    }
  }
  return medians
}

test.for(QUESTIONS)('medians of $service «$type» «$city» are equal or say what differs', async question => {
  const medians = await mediansOf(question)
  expect(conflicts(medians)).toEqual([])
  const paths = new Set(medians.map(({ basis }) => basis.other.path))
  for (const path of paths) expect((await site.app.inject({ url: path })).statusCode, path).toBe(200)
  for (const { basis } of medians) {
    const leadsTo = basis.definition === 'deals' ? '/digital-stats/prices/?chart=median-budget' : '/calculator/'
    expect(basis.other.path).toContain(leadsTo)
  }
})

test('the main page says the median of the phrase it opens with, and what it is of', async () => {
  const { prices } = await api('picker-preview', { suggested: true })
  const text = await pageText('/')
  expect(text).toContain(plain(prices?.basis.text ?? 'none'))
  expect(text).toContain(plain(`медиана ${formatMoneyShort(prices?.quartiles?.[1] ?? 0)}`))
})

test('every surface was asked', () => {
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([])
})
