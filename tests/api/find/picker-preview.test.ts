import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { TASKS } from '#domain/picker/tasks.ts'
import { priceBasis } from '#domain/prices/price-basis.ts'
import { sliceKey } from '#ranking/slices.ts'
import { localApi } from '#server/api/local-api.ts'
import { placeMoves } from '#server/calls/menu/main-moves.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

let site: TestApp
let api: CallApi
const db = () => site.context.database.kysely

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

const LIMIT = 1_500_000

/** Sums counted the plain way, to compare with. */
async function paidShops(): Promise<number[]> {
  const rows = await db()
    .selectFrom('priced_work')
    .select('price')
    .where('service', '=', 'sites')
    .where('site_type', '=', 'shop')
    .execute()
  return rows.map(({ price }) => price)
}

describe('what the slice of a phrase holds', () => {
  test('every priced work of the task is in one column, and the limit divides them', async () => {
    const sums = await paidShops()
    expect(sums.length).toBeGreaterThan(0)
    const { prices, limit } = await api('picker-preview', { type: 'shop', budget: LIMIT })
    const counted = (isOver: boolean) =>
      prices?.columns.reduce((all, { projects, is_over }) => (is_over === isOver ? all + projects : all), 0)
    expect(limit).toBe(LIMIT)
    expect(prices?.projects).toBe(sums.length)
    expect(prices?.within).toBe(sums.filter(sum => sum <= LIMIT).length)
    expect(counted(false)).toBe(prices?.within)
    expect(counted(true)).toBe(sums.filter(sum => sum > LIMIT).length)
  })

  test('a city narrows the projects to its agencies; without a limit all are within it', async () => {
    const whole = await api('picker-preview', { type: 'digital-agencies' })
    const { cities } = await api('picker', { type: 'digital-agencies' })
    const parts = await Promise.all(
      cities.slice(1).map(({ value }) => api('picker-preview', { type: 'digital-agencies', city: value })),
    )
    const projects = parts.map(({ prices }) => prices?.projects ?? 0)
    expect(projects.some(count => count > 0)).toBe(true)
    expect(projects.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(whole.prices?.projects ?? 0)
    for (const { prices, limit } of parts) {
      expect(limit).toBeNull()
      expect(prices?.within).toBe(prices?.projects)
    }
  })

  test('the first three are those of the rating page, and the counts agree', async () => {
    for (const { slug } of TASKS) {
      const { path, participants, narrowed } = await api('picker', { type: slug, budget: LIMIT })
      const preview = await api('picker-preview', { type: slug, budget: LIMIT })
      expect(preview.participants).toBe(participants)
      expect(narrowed.budget).toBe(participants)
      expect(narrowed.type).toBeGreaterThanOrEqual(narrowed.city)
      expect(narrowed.city).toBeGreaterThanOrEqual(narrowed.budget)
      if (participants === 0) continue
      const { pathname } = new URL(path, 'http://site')
      const { rows } = await api('rating-page-main-info', { path: pathname, budget: LIMIT })
      const placed = preview.first.filter(({ why }) => why === null)
      expect(placed.map(({ agency, score }) => [agency.id, score])).toEqual(
        rows.slice(0, 3).map(({ agency, score }) => [agency.id, score]),
      )
    }
  })
})

describe('usual prices', () => {
  test('are those of the calculator', async () => {
    const { works, basis, axis } = await api('main-prices', {})
    const shop = works.find(({ path }) => path === '/calculator/sites/?type=shop')
    const { sample, spread } = await api('cost-approximate-price', { service: 'sites', type: 'shop' })
    expect(shop).toMatchObject({ projects: sample, spread })
    const projects = works.reduce((all, work) => all + work.projects, 0)
    expect(basis.text).toBe(priceBasis('deals', projects, { service: 'sites', answers: {} }).text)
    for (const { spread } of works) {
      expect(spread.low).toBeGreaterThanOrEqual(axis[0] ?? 0)
      expect(spread.high).toBeLessThanOrEqual(axis[1] ?? 0)
    }
  })
})

test('a move has both places as stored, the one of a year ago too, and a cause', async () => {
  const { moves } = await api('main-moves', {})
  expect(moves.length).toBeGreaterThan(0)
  for (const { agency, rating, compared, previous, place, cause } of moves) {
    const path = parseRatingPath(rating.path)
    const stored = await db()
      .selectFrom('entry')
      .innerJoin('edition', 'edition.id', 'entry.edition_id')
      .select(['entry.place', sql<(number | null)[]>`entry.month_places`.as('months')])
      .where('edition.type', '=', path?.type ?? '')
      .where('edition.year', 'is', null)
      .where('entry.agency_id', '=', agency.id)
      .where('entry.slice', '=', path ? sliceKey(path) : '')
      .where('entry.tier', '=', '')
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ place, months: expect.arrayContaining([place]) })
    expect(stored.months.at(-13)).toBe(previous)
    expect(compared).toBe('год назад')
    expect(previous).not.toBe(place)
    expect(cause).not.toBe('')
  }
})

test('agencies move in the ratings of apps too, each on its platform', async () => {
  const apps = AGENCY_RATINGS.filter(({ shape }) => shape === 'apps')
  const moves = await placeMoves(apps, site.context)
  expect(moves.length).toBeGreaterThan(0)
  for (const { agency, rating, place } of moves) {
    const { rows } = await api('rating-page-main-info', { path: rating.path })
    expect(rows.find(row => row.agency.id === agency.id)?.place, rating.title).toBe(place)
  }
})

test('popular cases have a measured result and an open project, fresh reviews a weak point where one is told', async () => {
  const { cases_list } = await api('cases-popular-list', {})
  expect(cases_list.length).toBeGreaterThan(0)
  for (const { id, project } of cases_list) {
    const stored = await db()
      .selectFrom('case_study')
      .innerJoin('project', 'project.id', 'case_study.project_id')
      .select(['case_study.has_measured_result', 'project.id', 'project.is_nda'])
      .where('case_study.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ has_measured_result: true, id: project?.id, is_nda: false })
    expect((await site.app.inject({ url: project?.path ?? '' })).statusCode).toBe(200)
  }
  const { responses } = await api('main-responses', {})
  expect(responses).toHaveLength(3)
  for (const { better, evidence } of responses) {
    expect(better).not.toBeNull()
    expect(evidence).toBe('company-mail')
  }
})
