import { expect, test } from 'vitest'
import { gatherMarket } from '#tests/support/seed/gather-market.ts'
import { makeMarket } from '../../market.ts'
import type { MarketRows } from '../rows.ts'

// What a visitor who counts would believe, over the demo market of two seeds.

const NOW = new Date('2026-11-18T15:20:00Z')
const MARKETS = [7, 3541].map(seed => gatherMarket(makeMarket({ size: 'demo', seed, now: NOW })))
const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025] as const

const publishedOf = ({ review }: MarketRows) => review.filter(({ status }) => status === 'published')

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN

/** Distinct agencies by client. */
const agenciesByClient = (rows: readonly { client_id: number; agency_id: number }[]): number[] =>
  [...Map.groupBy(rows, row => row.client_id).values()].map(own => new Set(own.map(row => row.agency_id)).size)

/** Agencies by works launched in the three years up to a year, most first. */
function ranksOf({ project }: MarketRows, year: number): Map<number, number> {
  const window = project.filter(({ launched }) => launched >= `${year - 2}` && launched < `${year + 1}`)
  const counts = [...Map.groupBy(window, row => row.agency_id)].map(([id, own]) => [id, own.length] as const)
  const order = counts.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  return new Map(order.map(([id], index) => [id, index + 1]))
}

/** Site budgets by hundreds of thousands, up to three millions. */
function siteBudgets({ project }: MarketRows): number[] {
  const sites = project.filter(({ service }) => service === 'sites').map(({ budget }) => budget)
  return Array.from({ length: 30 }, (_, index) => sites.filter(budget => Math.floor(budget / 100_000) === index).length)
}

const crowded = ({ agency, review }: MarketRows) => {
  const counts = Map.groupBy(review, row => row.agency_id)
  return agency.filter(({ id, projects_count }) => (counts.get(id)?.length ?? 0) > projects_count)
}

test('most clients worked with one to three agencies and reviewed one or two', () => {
  for (const market of MARKETS) {
    const worked = agenciesByClient(market.project)
    expect(worked.length / market.client_company.length).toBeGreaterThan(0.97)
    expect(worked.filter(count => count <= 3).length / worked.length).toBeGreaterThan(0.7)
    expect(Math.max(...worked)).toBeLessThan(20)
    const reviewed = agenciesByClient(publishedOf(market))
    expect(reviewed.length).toBeGreaterThan(1_300)
    expect(quantile(reviewed, 0.5)).toBeLessThanOrEqual(2)
    expect(Math.max(...reviewed)).toBeLessThan(15)
  }
})

test('some clients return to an agency, and some go to another', () => {
  for (const { project } of MARKETS) {
    const clients = [...Map.groupBy(project, row => row.client_id).values()].filter(own => own.length > 2)
    const loyal = clients.filter(own => new Set(own.map(row => row.agency_id)).size < own.length)
    expect(loyal.length / clients.length).toBeGreaterThan(0.3)
    expect(loyal.length / clients.length).toBeLessThan(0.9)
  }
})

test('clients prefer agencies of one city, but not only', () => {
  for (const { project, agency } of MARKETS) {
    const cities = new Map(agency.map(({ id, city }) => [id, city]))
    const clients = [...Map.groupBy(project, row => row.client_id).values()].filter(own => own.length > 1)
    const isOfOneCity = clients.map(own => new Set(own.map(row => cities.get(row.agency_id))).size === 1)
    const share = isOfOneCity.filter(Boolean).length / clients.length
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.85)
  }
})

test('no agency has more reviews than works, most have two to six, and the best some sixty', () => {
  for (const market of MARKETS) {
    expect(crowded(market)).toEqual([])
    const counts = market.agency.map(row => row.reviews_count)
    expect(quantile(counts, 0.5)).toBeGreaterThanOrEqual(2)
    expect(quantile(counts, 0.5)).toBeLessThanOrEqual(6)
    expect(counts.filter(count => count >= 2 && count <= 6).length / counts.length).toBeGreaterThan(0.5)
    expect(Math.max(...counts)).toBeGreaterThan(40)
    expect(Math.max(...counts)).toBeLessThan(90)
  }
})

test('every review is of a project that is shown, of its client and agency, and no project has two', () => {
  for (const { review, project } of MARKETS) {
    const shown = new Map(project.filter(row => !row.is_nda).map(row => [row.id, row]))
    for (const { project_id, client_id, agency_id } of review)
      expect(shown.get(project_id ?? 0)).toMatchObject({ client_id, agency_id })
    expect(new Set(review.map(row => row.project_id)).size).toBe(review.length)
  }
})

test('site budgets have no gap between 100 000 and 2 000 000, and are named as people name them', () => {
  for (const market of MARKETS) {
    const counts = siteBudgets(market)
    for (let index = 1; index < 20; index += 1) expect(counts[index], `from ${index}00 000`).toBeGreaterThan(15)
    // No step of the histogram is a cliff of the rounding.
    for (let index = 2; index < 20; index += 1)
      expect((counts[index] ?? 0) / (counts[index - 1] ?? 1), `from ${index}00 000`).toBeGreaterThan(0.3)
    const budgets = market.project.map(({ budget }) => budget)
    expect(new Set(budgets).size).toBeGreaterThan(150)
    expect(budgets.filter(budget => budget >= 100_000 && budget % 10_000 !== 0)).toEqual([])
    expect(budgets.filter(budget => budget >= 1_000_000 && budget % 50_000 !== 0)).toEqual([])
  }
})

test('prices drift up with the years', () => {
  for (const { project } of MARKETS) {
    const median = (from: string, to: string) =>
      quantile(
        project
          .filter(row => row.site_type === 'corporative' && row.service === 'sites')
          .filter(({ launched }) => launched >= from && launched < to)
          .map(({ budget }) => budget),
        0.5,
      )
    expect(median('2024', '2027') / median('2016', '2020')).toBeGreaterThan(1.3)
  }
})

test('launches have seasons: few in January and August, many in December', () => {
  for (const { project } of MARKETS) {
    const whole = project.filter(({ launched }) => launched < '2026')
    const inMonth = (month: string) => whole.filter(({ launched }) => launched.slice(5, 7) === month).length
    for (const quiet of ['01', '08'])
      for (const busy of ['03', '04', '10', '11', '12']) expect(inMonth(quiet)).toBeLessThan(inMonth(busy))
    const weekends = whole.filter(({ launched }) => [0, 6].includes(new Date(launched).getUTCDay()))
    expect(weekends.length / whole.length).toBeLessThan(0.1)
  }
})

test('closed editions of every year have participants, and the market grows', () => {
  for (const market of MARKETS) {
    const sizes = YEARS.map(year => ranksOf(market, year).size)
    expect(Math.min(...sizes)).toBeGreaterThan(250)
    for (const [index, size] of sizes.entries()) expect(size).toBeGreaterThanOrEqual((sizes[index - 1] ?? 0) * 0.95)
  }
})

test('agencies rise and fall from year to year: leaders keep near the top, and nobody stands still', () => {
  for (const market of MARKETS) {
    for (const year of YEARS.slice(1)) {
      const [before, after] = [ranksOf(market, year - 1), ranksOf(market, year)]
      const top = [...before].filter(([, rank]) => rank <= 50)
      const kept = top.filter(([id]) => (after.get(id) ?? Number.POSITIVE_INFINITY) <= 50)
      expect(kept.length, `of ${year}`).toBeGreaterThan(30)
      expect(kept.length, `of ${year}`).toBeLessThan(50)
      const moved = top.filter(([id, rank]) => after.get(id) !== rank)
      expect(moved.length, `of ${year}`).toBeGreaterThan(30)
    }
  }
})

test('agencies are founded within the years of the market, and some have closed', () => {
  for (const { agency, project } of MARKETS) {
    expect(agency.filter(({ founded }) => founded >= 2016).length).toBeGreaterThan(150)
    const last = new Map(project.map(row => [row.agency_id, row.launched]))
    const gone = agency.filter(({ id }) => (last.get(id) ?? '') < '2024')
    expect(gone.length).toBeGreaterThan(10)
    expect(gone.length).toBeLessThan(150)
  }
})
