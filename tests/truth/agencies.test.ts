import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'
import { ratingLists } from '../support/truth/rating-lists.ts'
import { type Comparison, compareSaid, FIGURES, type Said } from '../support/truth/said.ts'
import { SEED, sample } from '../support/truth/sample.ts'
import { type AskedAgency, calculatorSays, listsSay, SURFACES } from '../support/truth/surfaces.ts'

const DRAWN = 200
const REGIONS = [undefined, 'moscow', 'st-petersburg', 'kazan', 'novosibirsk', 'russia']

let site: TestApp
let api: CallApi
let agencies: AskedAgency[]
let compared: Comparison

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
  api = localApi(site.context)
  const { rows } = await site.context.database.pool.query<AskedAgency>('select id, slug, name from agency order by id')
  agencies = sample(rows, DRAWN, 'agencies')
  compared = compareSaid(await everySaid())
})
afterAll(() => site.close())

async function everySaid(): Promise<Map<string, Said[]>> {
  const asking = { api, listOf: ratingLists(api) }
  const bySurface = new Map<string, Said[]>()
  for (const [surface, says] of Object.entries(SURFACES)) {
    const said: Said[] = []
    for (const agency of agencies) said.push(...(await says(agency, asking)))
    bySurface.set(surface, said)
  }
  const questions = SERVICES.flatMap(({ slug: service }) =>
    REGIONS.map(region => ({ service, ...(region !== undefined && { region }) })),
  )
  bySurface.set('calculator', await calculatorSays(questions, asking))
  bySurface.set('list', await listsSay([...bySurface.values()].flat(), asking))
  return bySurface
}

test.for(FIGURES)('two surfaces with another %s of one agency are found', figure => {
  const surfaces = (shown: number | null) =>
    new Map<string, Said[]>([
      ['page', [{ agency: 7, of: '/seo/', [figure]: 4 }]],
      ['search', [{ agency: 7, of: '/seo/', [figure]: shown }]],
    ])
  expect(compareSaid(surfaces(4))).toMatchObject({ disagreements: [], repeated: { [figure]: 1 } })
  expect(compareSaid(surfaces(5)).disagreements).toHaveLength(1)
  expect(compareSaid(surfaces(null)).disagreements).toHaveLength(1)
})

test('averages are rounded once', () => {
  const said = (shown: number) =>
    new Map<string, Said[]>([
      ['page', [{ agency: 7, of: 'all reviews', average: 4.646 }]],
      ['search', [{ agency: 7, of: 'all reviews', average: shown }]],
    ])
  expect(compareSaid(said(4.6)).disagreements).toEqual([])
  expect(compareSaid(said(4.65)).disagreements).toEqual(['7, average of all reviews: page says 4,6, search says 4,7'])
})

test('figures of other agencies, slices or kinds are not compared', () => {
  const said = new Map<string, Said[]>([
    ['page', [{ agency: 7, of: '/seo/', place: 4, score: 50 }]],
    [
      'list',
      [
        { agency: 8, of: '/seo/', place: 5 },
        { agency: 7, of: '/seo/city/kazan/', place: 1 },
      ],
    ],
  ])
  expect(compareSaid(said)).toMatchObject({ disagreements: [], repeated: { place: 0, score: 0 } })
})

test(`every surface says the same of ${DRAWN} agencies (TRUTH_SEED=${SEED})`, () => {
  expect(agencies).toHaveLength(DRAWN)
  expect(compared.disagreements).toEqual([])
})

test.for(FIGURES)('the surfaces repeat %s often enough to be compared', figure => {
  expect(compared.repeated[figure]).toBeGreaterThan(DRAWN / 2)
})
