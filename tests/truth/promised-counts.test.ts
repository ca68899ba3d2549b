import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import { readList } from '../support/truth/rating-lists.ts'
import { SEED, sample } from '../support/truth/sample.ts'

const SAMPLE = 60

let site: TestApp
let api: CallApi
/** The directory of ratings, those of agencies. */
let directory: { path: string; participants: number }[]

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
  api = localApi(site.context)
  const { groups } = await api('ratings', {})
  const links = groups.flatMap(({ ratings }) => ratings)
  const ofAgencies = links.filter(({ path }) => (parseRatingPath(path)?.type ?? 'cms') !== 'cms')
  directory = [...new Map(ofAgencies.map(link => [link.path, link])).values()]
})
afterAll(() => site.close())

interface Opened {
  ids: readonly number[]
  found: number
}

/** A count promised by a link or a filter against what opens behind it. */
const brokenPromise = (what: string, promised: number, { ids, found }: Opened): string[] =>
  ids.length === promised && found === promised && new Set(ids).size === promised
    ? []
    : [`${what}: ${promised} promised, ${found} found, ${ids.length} opened`]

test('a promise of more, of fewer or of somebody twice is found', () => {
  expect(brokenPromise('x', 3, { ids: [1, 2, 3], found: 3 })).toEqual([])
  expect(brokenPromise('x', 4, { ids: [1, 2, 3], found: 3 })).toHaveLength(1)
  expect(brokenPromise('x', 3, { ids: [1, 2], found: 3 })).toHaveLength(1)
  expect(brokenPromise('x', 3, { ids: [1, 2, 3], found: 4 })).toHaveLength(1)
  expect(brokenPromise('x', 3, { ids: [1, 2, 2], found: 3 })).toHaveLength(1)
})

test(`${SAMPLE} links of the directory open lists of the size they name (TRUTH_SEED=${SEED})`, async () => {
  expect(directory.length).toBeGreaterThan(SAMPLE)
  const broken: string[] = []
  for (const { path, participants } of sample(directory, SAMPLE, 'directory'))
    broken.push(...brokenPromise(path, participants, await readList(api, path)))
  expect(broken).toEqual([])
})

test(`${SAMPLE} filters open as many as they count, alone and with another (TRUTH_SEED=${SEED})`, async () => {
  const broken: string[] = []
  let opened = 0
  for (const { path } of sample(directory, SAMPLE, 'filters')) {
    const { groups } = await api('rating-page-filters', { path })
    const options = groups.flatMap(({ key, options: own }) => own.map(option => ({ key, ...option })))
    const [first] = sample(options, 1, path)
    if (!first) continue
    const chosen = { [first.key]: first.id }
    broken.push(...brokenPromise(`${path} ${first.title}`, first.count, await readList(api, path, chosen)))
    const { groups: narrowed, results_count } = await api('rating-page-filters', { path, ...chosen })
    expect(results_count).toBe(first.count)
    const others = narrowed.flatMap(({ key, options: own }) => own.map(option => ({ key, ...option })))
    const [second] = sample(
      others.filter(({ key }) => key !== first.key),
      1,
      `${path} second`,
    )
    if (!second) continue
    const both = { ...chosen, [second.key]: second.id }
    const what = `${path} ${first.title}, ${second.title}`
    broken.push(...brokenPromise(what, second.count, await readList(api, path, both)))
    opened += 1
  }
  expect(broken).toEqual([])
  expect(opened).toBeGreaterThan(SAMPLE / 2)
})

interface Marked {
  reviews: number
  average: number | null
}

/** The average of a list from those of its rows. */
function averageOf(rows: readonly Marked[]): Marked {
  const reviews = rows.reduce((sum, row) => sum + row.reviews, 0)
  const marks = rows.reduce((sum, row) => sum + row.reviews * (row.average ?? 0), 0)
  return { reviews, average: reviews === 0 ? null : marks / reviews }
}

test('the average of a list is that of its reviews, not of its rows', () => {
  const rows = [
    { reviews: 9, average: 5 },
    { reviews: 1, average: 3 },
    { reviews: 0, average: null },
  ]
  expect(averageOf(rows)).toEqual({ reviews: 10, average: 4.8 })
})

test('reviews of a list are as many and as good as those of its rows', async () => {
  let reviews = 0
  for (const { path } of sample(directory, SAMPLE, 'averages')) {
    const { rows } = await readList(api, path)
    const own = averageOf([...rows.values()])
    const shown = await api('rating-reviews', { path })
    expect(shown.count_reviews, path).toBe(own.reviews)
    if (own.average === null) expect(shown.average_reviews, path).toBeNull()
    else expect(shown.average_reviews, path).toBeCloseTo(own.average, 4)
    expect(shown.price_range[0]?.count, path).toBe(own.reviews)
    reviews += own.reviews
  }
  expect(reviews).toBeGreaterThan(SAMPLE)
})

/** Ads shown on the busiest day of the month. */
const BUSIEST = `
  select coalesce(max(ads), 0)::int as taken from (
    select count(*) as ads
    from generate_series($3::date, $3::date + interval '1 month' - interval '1 day', interval '1 day') as day
    join ad_placement on slot = $1 and rating_type is not distinct from $2 and starts_on <= day
      and least(ends_on, (stopped_at at time zone 'Europe/Moscow')::date) >= greatest(day, $4::date)
    group by day
  ) as days`

test('free places of advertising are those that no ad takes on any day of the month', async () => {
  const { months, formats } = await api('advertising-price-data', {})
  const today = moscowDay(site.context.now())
  let taken = 0
  for (const { slot, places } of formats) {
    for (const { rating, total, taken: shown } of places) {
      for (const [at, { month }] of months.entries()) {
        const { rows } = await site.context.database.pool.query(BUSIEST, [slot, rating, `${month}-01`, today])
        expect(shown[at], `${slot} ${rating} ${month}`).toBe(Math.min(total, rows[0].taken))
        taken += shown[at] ?? 0
      }
    }
  }
  expect(taken).toBeGreaterThan(0)
  const { body } = await site.app.inject({ method: 'GET', url: '/advertising/prices/' })
  const words = formats.flatMap(({ places }) =>
    places.flatMap(({ total, taken: own }) =>
      own.map(of => (of >= total ? 'занято' : total === 1 ? 'свободно' : `свободно ${total - of}`)),
    ),
  )
  const cells = [...body.matchAll(/>(занято|свободно(?:\s\d+)?)</g)].map(([, text = '']) => text.replace(/\s/, ' '))
  expect(cells).toEqual(words)
})
