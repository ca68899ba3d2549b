import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { type Recounted, recountAward } from '#tests/support/promo/recount.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const YEARS = [2019, 2020, 2021, 2022, 2023, 2024, 2025]

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

const awards = async (year: number): Promise<Answer<'promo-page-awards'>> =>
  (await site.app.inject({ url: `/api/promo-page-awards?year=${year}` })).json()

/** «+28 мест» → 28, «4,83» → 4.83 */
const numberIn = (figure: string): number => Number((/[\d,]+/.exec(figure)?.[0] ?? '').replace(',', '.'))

const shown = ({ groups }: Answer<'promo-page-awards'>): Recounted =>
  Object.fromEntries(
    groups
      .flatMap(({ nominations }) => nominations)
      .filter(({ entries }) => entries.length > 0)
      .map(({ slug, entries }) => [slug, entries.map(({ agency, figure }) => [agency.name_lat, numberIn(figure)])]),
  )

describe('the awards of the market', () => {
  test.each(YEARS)('of %s are those that a recount from the tables gives', async year => {
    const answer = await awards(year)
    expect(answer.year).toBe(year)
    expect(shown(answer)).toEqual(await recountAward(site.context.database.pool, year))
  })

  test('are won in nominations of every measure', async () => {
    const slugs = new Set((await Promise.all(YEARS.map(awards))).flatMap(answer => Object.keys(shown(answer))))
    for (const measure of [/^rise-/, /^debut$/, /^reviews-/, /^terms$/, /^open$/, /^work$/]) {
      expect([...slugs].filter(slug => measure.test(slug))).not.toEqual([])
    }
  })

  test.each(YEARS)('of %s say why a nomination has no winner', async year => {
    const { groups } = await awards(year)
    for (const { entries, absence, path, participants } of groups.flatMap(({ nominations }) => nominations)) {
      expect(absence === null).toBe(entries.length > 0)
      expect(path === null).toBe(entries.length === 0)
      expect(participants >= entries.length).toBe(true)
    }
  })

  test('compare no places where there is no edition to compare', async () => {
    const absences = async (year: number) =>
      (await awards(year)).groups.flatMap(({ nominations }) => nominations).find(({ slug }) => slug === 'rise-up-to-10')
        ?.absence
    expect(await absences(2019)).toContain('первый')
    expect(await absences(2023)).toContain('выпуска рейтинга за 2023 год нет')
  })
})
