import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { TASKS } from '#domain/picker/tasks.ts'
import { localApi } from '#server/api/local-api.ts'
import { paidSince } from '#server/shapes/paid-period.ts'
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
    .selectFrom('project')
    .select('budget')
    .where('service', '=', 'sites')
    .where('site_type', '=', 'shop')
    .where('is_verified', '=', true)
    .where('launched', '>=', paidSince(site.context.now()))
    .execute()
  return rows.map(({ budget }) => budget)
}

describe('what the slice of a phrase holds', () => {
  test('every confirmed project of the task is in one column, and the limit divides them', async () => {
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
      const { rows } = await api('rating-page-main-info', { path: new URL(path, 'http://site').pathname })
      expect(preview.first.map(({ agency, score }) => [agency.id, score])).toEqual(
        rows.slice(0, 3).map(({ agency, score }) => [agency.id, score]),
      )
    }
  })
})

describe('usual prices', () => {
  test('are those of the calculator', async () => {
    const { works, projects, axis } = await api('main-prices', {})
    const shop = works.find(({ path }) => path === '/calculator/sites/?type=shop')
    const { sample, spread } = await api('cost-approximate-price', { service: 'sites', type: 'shop' })
    expect(shop).toMatchObject({ projects: sample, spread })
    expect(projects).toBe(works.reduce((all, work) => all + work.projects, 0))
    for (const { spread } of works) {
      expect(spread.low).toBeGreaterThanOrEqual(axis[0] ?? 0)
      expect(spread.high).toBeLessThanOrEqual(axis[1] ?? 0)
    }
  })
})

test('a move since the closed edition has both places as stored and a cause', async () => {
  const { moves } = await api('main-moves', {})
  expect(moves.length).toBeGreaterThan(0)
  for (const { agency, rating, previous, place, year, cause } of moves) {
    const type = rating.path.split('/')[1] ?? ''
    const stored = await db()
      .selectFrom('entry')
      .innerJoin('edition', 'edition.id', 'entry.edition_id')
      .select(['edition.year', 'entry.place'])
      .where('edition.type', '=', type)
      .where('entry.agency_id', '=', agency.id)
      .where('entry.slice', '=', '')
      .where('entry.tier', '=', '')
      .where(sql<boolean>`coalesce(edition.year, ${year}) = ${year}`)
      .execute()
    expect(stored.find(entry => entry.year === year)?.place).toBe(previous)
    expect(stored.find(entry => entry.year === null)?.place).toBe(place)
    expect(previous).not.toBe(place)
    expect(cause).not.toBe('')
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
