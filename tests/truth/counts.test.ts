import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { ratingHomes, ratingTitle } from '#domain/rating/rating-homes.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { sliceKey } from '#ranking/slices.ts'
import { writeCountHistory } from '#seed/write-count-history.ts'
import { localApi } from '#server/api/local-api.ts'
import { recomputeStatistics } from '#server/operations/recompute-statistics.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

type Demand = NonNullable<Answer<'demand-dynamics'>['demand']>
type Chart = Answer<'/v2/digitalStats/charts/{id}'>['chart']

const HOMES = AGENCY_RATINGS.flatMap(ratingHomes)

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  const { database, now } = site.context
  // The tiny market has too few participants of most ratings for a tender to be counted.
  await database.pool.query(
    `update slice_size set participants = greatest(participants, 40)
     where edition_id in (select id from edition where frozen_at is null)`,
  )
  await database.pool.query('delete from tally')
  await writeCountHistory(database.pool, { size: 'tiny', seed: 7, date: moscowDay(now()) })
  await recomputeStatistics(database.kysely, { now: now() })
}, 120_000)
afterAll(() => site.close())

/** Ratings as a whole of which the query counts nothing. */
async function withoutAny(query: string): Promise<string[]> {
  const counts = await Promise.all(
    HOMES.map(async home => {
      const { rows } = await site.context.database.pool.query<{ count: number }>(query, [home.type, sliceKey(home)])
      return [ratingTitle(home), rows[0]?.count ?? 0] as const
    }),
  )
  return counts.filter(([, count]) => count === 0).map(([title]) => title)
}

test('every public rating of agencies has tenders and votes of experts in the demo market', async () => {
  expect(await withoutAny(`select count(*) from tally where kind = 'tender' and type = $1 and subject = $2`)).toEqual(
    [],
  )
  expect(
    await withoutAny(
      `select count(*) from expert_vote join edition on edition.id = edition_id join entry using (edition_id, agency_id)
       where edition.type = $1 and edition.year is null and entry.slice = $2 and entry.tier = ''`,
    ),
  ).toEqual([])
  // A count that leaves the platforms out is noticed.
  expect(
    await withoutAny(
      `select count(*) from tally where kind = 'tender' and type = $1 and subject = $2 and subject = ''`,
    ),
  ).toEqual(['Мобильные приложения: iOS', 'Мобильные приложения: Android'])
})

/** Months in which the main page and the chart count different views, and the sum if it is another. */
function differences({ months, views }: Demand, { dates, series }: Pick<Chart, 'dates' | 'series'>): string[] {
  const charted = new Map(
    dates.map((date, at) => [date.slice(0, 7), series.reduce((sum, { points }) => sum + (points[at] ?? 0), 0)]),
  )
  const wrong = months.filter(month => charted.get(month.month) !== month.views).map(({ month }) => month)
  const sum = months.reduce((total, { month }) => total + (charted.get(month) ?? 0), 0)
  return sum === views ? wrong : [...wrong, 'sum']
}

test('views on the main page are those of the statistics, month by month', async () => {
  const { demand } = await api('demand-dynamics', {})
  const { chart } = await api('/v2/digitalStats/charts/{id}', { id: 'rating-views', period: 'year' })
  if (!demand) throw new Error('The tiny market has too few views')
  expect(differences(demand, chart)).toEqual([])
  expect(demand.months).toHaveLength(12)

  const [first, ...others] = demand.months
  if (!first) throw new Error('No months')
  const moreInOne = { ...demand, months: [{ ...first, views: first.views + 1 }, ...others] }
  expect(differences(moreInOne, chart)).toEqual([first.month])
  expect(differences({ ...demand, views: demand.views + 1 }, chart)).toEqual(['sum'])
})

test('iOS and Android count the tenders of their own work, and neither those of the other', async () => {
  for (const home of HOMES.filter(({ type }) => type === 'apps')) {
    const { demand } = await api('demand-dynamics', { path: buildRatingPath(home) })
    const { rows } = await site.context.database.pool.query<{ sent: number }>(
      `select sum(hits)::int as sent from tally where kind = 'tender' and type = 'apps' and starts_with(subject, $1)
       and to_char(day, 'YYYY-MM') between $2 and $3`,
      [sliceKey(home), demand?.months[0]?.month, demand?.months.at(-1)?.month],
    )
    expect(demand?.supply?.tenders, ratingTitle(home)).toBe(rows[0]?.sent)
    expect(rows[0]?.sent).toBeGreaterThan(0)
    const { rows: all } = await site.context.database.pool.query<{ sent: number }>(
      `select sum(hits)::int as sent from tally where kind = 'tender' and type = 'apps' and not starts_with(subject, 'platform/')
       and to_char(day, 'YYYY-MM') between $1 and $2`,
      [demand?.months[0]?.month, demand?.months.at(-1)?.month],
    )
    expect(demand?.supply?.unnamed, ratingTitle(home)).toBe(all[0]?.sent ?? 0)
  }
})

test('the search prints an average with the digits that the page of the agency has', async () => {
  const { rows } = await site.context.database.pool.query<{ slug: string; name: string }>(
    `update agency set reviews_average = 5
     where id = (select id from agency where reviews_count > 0 order by id limit 1) returning slug, name`,
  )
  const [agency] = rows
  if (!agency) throw new Error('No agency has reviews')
  const { body } = await site.app.inject({ url: `/search/?q=${encodeURIComponent(agency.name)}` })
  const text = body.replaceAll('\u00a0', ' ')
  expect(text).toContain(`href="/agency-${agency.slug}/"`)
  expect(text).toMatch(/>5,0<\/b><small> из 5</)
  expect(text).not.toMatch(/>5<\/b><small> из 5</)
})

/** Titles beside which the same words count differently: «Интернет-магазины 115» and «Интернет-магазины 27». */
function ambiguous(html: string): string[] {
  const counts = [...html.matchAll(/>([^<>]+)<small>([\d\s\u00a0]+)([^<]*)<\/small>/g)]
  expect(counts.length).toBeGreaterThan(1)
  const byLabel = Map.groupBy(counts, ([, title, , label = '']) => `${title}: ${label.trim()}`)
  return [...byLabel].flatMap(([label, same]) =>
    new Set(same.map(([, , count = '']) => count.trim())).size > 1 ? [label] : [],
  )
}

test('a filter and a link with one title say which agencies each counts', async () => {
  for (const path of ['/digital-agencies/', '/branding/', '/digital-agencies/moscow/']) {
    const { body } = await site.app.inject({ url: path })
    expect(body).toMatch(/ с\u00a0такими проектами<\/small>/)
    expect(body).toMatch(/ в\u00a0рейтинге<\/small>/)
    expect(ambiguous(body), path).toEqual([])
  }
  const shops = (...counts: string[]) => counts.map(count => `<a>Интернет-магазины<small>${count}</small></a>`).join('')
  expect(ambiguous(shops('115', '27'))).toEqual(['Интернет-магазины: '])
  expect(ambiguous(shops('115 с такими проектами', '27 в рейтинге'))).toEqual([])
})
