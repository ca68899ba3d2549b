import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { computeAward, publishAward } from '#server/operations/promo/award-year.ts'
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

  test.each(YEARS)('of %s say why a nomination has no winner', async year => {
    const { groups } = await awards(year)
    for (const { entries, absence, path, participants } of groups.flatMap(({ nominations }) => nominations)) {
      expect(absence === null).toBe(entries.length > 0)
      expect(path === null).toBe(entries.length === 0)
      expect(participants >= entries.length).toBe(true)
    }
  })

  test('compare no places where there is no edition to compare', async () => {
    const { database } = site.context
    for (const statement of WITHOUT_2023) await database.pool.query(statement)
    await computeAward(database.kysely, 2023, new Date())
    await publishAward(database, 2023, new Date())
    site.context.memo.clear()
    const absences = async (year: number) =>
      (await awards(year)).groups.flatMap(({ nominations }) => nominations).find(({ slug }) => slug === 'rise-up-to-10')
        ?.absence
    expect(await absences(2019)).toContain('первый')
    expect(await absences(2023)).toContain('выпуска рейтинга за 2023 год нет')
  })

  test('are those of a recount in a crowded year, where every measure has a winner', async () => {
    const { database } = site.context
    for (const statement of CROWDED) await database.pool.query(statement)
    await computeAward(database.kysely, 2024, new Date())
    await publishAward(database, 2024, new Date())
    const recomputed = shown(await awards(2024))
    expect(recomputed).toEqual(await recountAward(database.pool, 2024))
    expect(Object.keys(recomputed)).toEqual(
      expect.arrayContaining(['work', 'open', 'terms', 'debut', 'rise-11-25', 'reviews-sites']),
    )
  })
})

const UNFROZEN = ['promo_year', 'promo_nomination', 'promo_entry', 'promo_vote', 'entry', 'edition'].map(
  table => `alter table ${table} disable trigger user`,
)

const WITHOUT_2023 = [
  ...UNFROZEN,
  'delete from promo_year where year = 2023',
  `update edition set frozen_at = null, sha256 = null where type = 'digital-agencies' and year = 2023`,
]

/** Moves everything into one year, whose award is computed again: the tiny market has few reviews in each year. */
const CROWDED = [
  ...UNFROZEN,
  `update edition set frozen_at = as_of, sha256 = '' where frozen_at is null and year = 2023`,
  'delete from promo_year where year = 2024',
  'update agency set headcount = 1 + id * 37 % 120, founded = 2019 + id % 6',
  `update review set published_at = '2023-12-31 12:00+00'::timestamptz + id % 368 * interval '1 day'
    where status = 'published'`,
  `update review_reply set created_at = published_at + interval '9 days' from review where review.id = review_id`,
  `update project set launched = '2023-12-30'::date + id % 369`,
  `delete from entry using edition where edition.id = edition_id and type = 'digital-agencies' and year in (2023, 2024)
    and slice = '' and tier = ''`,
  `insert into entry (edition_id, slice, tier, agency_id, position, place, previous_place, score, addends, projects, reviews)
   select edition.id, '', '', agency_id, place, place, case when year = 2024 then previous end, 100 - place * 2, '{}'::real[], 3, 3
     from (select id as agency_id, rank() over (order by md5(slug)) as place, rank() over (order by md5(name)) as previous
             from agency) standing
     join edition on type = 'digital-agencies' and year = 2024
    where agency_id % 9 > 0
   union all
   select edition.id, '', '', agency_id, previous, previous, null, 100 - previous * 2, '{}'::real[], 3, 3
     from (select id as agency_id, rank() over (order by md5(name)) as previous from agency) standing
     join edition on type = 'digital-agencies' and year = 2023`,
]
