import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { placeBefore } from '#domain/rating/compared-with.ts'
import { ratingHomes } from '#domain/rating/rating-homes.ts'
import { localApi } from '#server/api/local-api.ts'
import { AGENCY_RATINGS } from '#server/shapes/open-ratings.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import { type ListOf, type RatingList, ratingLists } from '../support/truth/rating-lists.ts'
import { sample } from '../support/truth/sample.ts'
import type { AskedAgency } from '../support/truth/surfaces.ts'

const HOMES = AGENCY_RATINGS.flatMap(ratingHomes)

let site: TestApp
let api: CallApi
let listOf: ListOf
let agencies: AskedAgency[]
/** Addresses of places that pages of agencies name. */
const named = new Set<string>()

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
  api = localApi(site.context)
  listOf = ratingLists(api)
  agencies = (await site.context.database.pool.query('select id, slug, name from agency order by id')).rows
})
afterAll(() => site.close())

interface ShownPlace {
  path: string
  place: number
  of?: number
  change?: number | null
  compared?: string | null
}

/** What a page says of a place and the list at its address does not. */
function disagreements(id: number, shown: readonly ShownPlace[], lists: ReadonlyMap<string, RatingList>): string[] {
  return shown.flatMap(({ path, place, of, change, compared }) => {
    const list = lists.get(path)
    const row = list?.rows.get(id)
    if (!list || row?.place !== place) return `${path}: ${place}-е, в списке ${row?.place}-е`
    if (of !== undefined && list.participants !== of) return `${path}: из ${of}, в списке ${list.participants}`
    if (change !== undefined && row.change !== change) return `${path}: сдвиг ${change}, в списке ${row.change}`
    return compared !== undefined && list.compared !== compared ? `${path}: ${compared}, в списке ${list.compared}` : []
  })
}

async function listsOf(shown: readonly ShownPlace[]): Promise<Map<string, RatingList>> {
  return new Map(await Promise.all(shown.map(async ({ path }) => [path, await listOf(path)] as const)))
}

test('a place of another number, size, shift or moment is found, in slices too', async () => {
  const [home = { type: 'digital-agencies' }] = HOMES
  for (const asked of [home, { ...home, slice: { kind: 'city', slug: 'kazan' } }, { ...home, tier: 'low' }] as const) {
    const path = buildRatingPath(asked)
    const list = await listOf(path)
    const lists = new Map([[path, list]])
    const [row] = list.rows.values()
    if (!row) throw new Error(`No rows: ${path}`)
    const { place, change, agency } = row
    const right = { path, place, of: list.participants, change, compared: list.compared }
    expect(disagreements(agency.id, [right], lists)).toEqual([])
    expect(disagreements(agency.id, [{ ...right, place: place + 1 }], lists)).toHaveLength(1)
    expect(disagreements(agency.id, [{ ...right, of: list.participants + 1 }], lists)).toHaveLength(1)
    expect(disagreements(agency.id, [{ ...right, change: (change ?? 0) + 1 }], lists)).toHaveLength(1)
    expect(disagreements(agency.id, [{ ...right, compared: 'в выпуске 2019 года' }], lists)).toHaveLength(1)
    expect(disagreements(-1, [right], lists)).toHaveLength(1)
    expect(disagreements(agency.id, [right], new Map())).toHaveLength(1)
  }
})

test('header, history, search and suggestions of every agency show the places of the lists', async () => {
  const problems: string[] = []
  for (const { id, slug, name } of agencies) {
    const [header, presence, found] = await Promise.all([
      api('agency-header', { agency: slug }),
      api('agency-presence-in-rating', { agency: slug }),
      api('agency-find', { q: name, limit: 50 }),
    ])
    const hit = found.results.find(result => result.id === id)
    const current = presence.history?.editions.filter(({ title }) => title === 'Сейчас') ?? []
    const places = [...header.best_places, ...presence.ratings, ...current, ...(hit?.place ? [hit.place] : [])]
    problems.push(...disagreements(id, places, await listsOf(places)).map(text => `${name}: ${text}`))
    for (const { path } of places) named.add(path)
    if (hit) expect(hit.average, name).toBe(header.reviews.average)
  }
  expect(problems).toEqual([])
  const slices = [...named].filter(path => HOMES.every(home => buildRatingPath(home) !== path))
  expect(slices.length).toBeGreaterThan(100)
})

test('an address of a place can be opened', async () => {
  const paths = [...named]
  const every = Math.ceil(paths.length / 60)
  for (const path of paths.filter((_, at) => at % every === 0)) {
    expect((await site.app.inject({ method: 'HEAD', url: path })).statusCode, path).toBe(200)
  }
})

test('the comparison shows the places, scores and averages of lists and pages', async () => {
  for (let from = 0; from < agencies.length; from += 10) {
    const compared = agencies.slice(from, from + 10)
    const { groups } = await api('agency-compare-by-table', { ids: compared.map(({ id }) => id).join() })
    const textsOf = (key: string) =>
      groups
        .flatMap(({ rows }) => rows)
        .find(row => row.key === key)
        ?.cells.map(({ text }) => text)
    for (const home of HOMES) {
      const { rows } = await listOf(buildRatingPath(home))
      const expected = compared.map(({ id }) => {
        const row = rows.get(id)
        return row ? `${row.place}-е место, балл ${formatFixed(row.score)}` : 'не участвует'
      })
      const key = `place_${[home.type, home.platform].filter(Boolean).join('_').replace(/\W/g, '_')}`
      const shown = textsOf(key)
      if (shown) expect(shown, key).toEqual(expected)
      else expect(new Set(expected), key).toEqual(new Set(['не участвует']))
    }
    const headers = await Promise.all(compared.map(({ slug }) => api('agency-header', { agency: slug })))
    const averages = headers.map(({ reviews }) =>
      reviews.average === null ? null : `${formatFixed(reviews.average)} из 5`,
    )
    const shown = textsOf('average')
    averages.forEach((average, at) => {
      if (average !== null) expect(shown?.[at]).toBe(average)
    })
  }
})

test('the page of an agency dates every earlier place as its rating does', async () => {
  for (const { id, slug, name } of sample(agencies, 60, 'earlier places')) {
    const [{ ratings }, { body }] = await Promise.all([
      api('agency-presence-in-rating', { agency: slug }),
      site.app.inject(`/agency-${slug}/`),
    ])
    const text = body
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/\s+/g, ' ')
    // «Было 7 человек» is a sentence of the agency's own.
    expect(text, name).not.toMatch(/ было \d+\b(?! [а-яё])/)
    for (const { path, history } of ratings) {
      const { rows, compared: since } = await listOf(path)
      const row = rows.get(id)
      if (!row || history.length < 2) continue
      expect(text, `${name} в ${path}`).toContain(placeBefore({ ...row, since }).replaceAll(/\s+/g, ' '))
    }
  }
})

test('no place is stored for a rating without a page', async () => {
  const { rows } = await site.context.database.pool.query(
    `select distinct slice from entry join edition on edition.id = edition_id
     where type = 'apps' and edition.year is null and slice not like 'platform/%'`,
  )
  expect(rows).toEqual([])
})
