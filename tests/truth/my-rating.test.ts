import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchScore, orderByWeights } from '#ranking/own/own-order.ts'
import { officialWeights } from '#server/calls/rating/my/weighed-list.ts'
import { openTestApp, type TestApp } from '../support/site/test-app.ts'

let site: TestApp

beforeAll(async () => {
  site = await openTestApp({}, {}, { market: 'demo' })
})
afterAll(() => site.close())

interface StoredRow {
  agency_id: number
  place: number
  score: number
  addends: number[]
}

interface StoredSlice {
  name: string
  methodology: string
  rows: StoredRow[]
}

/** As JSON, which the driver reads as numbers. */
const SLICES = `
  select edition.type || ' ' || coalesce(edition.year::text, 'now') || ' ' || entry.slice || '|' || entry.tier as name,
    edition.methodology,
    json_agg(json_build_object('agency_id', agency_id, 'place', place, 'score', score, 'addends', addends) order by position) as rows
  from entry join edition on edition.id = entry.edition_id
  where edition.type <> 'cms'
  group by edition.id, entry.slice, entry.tier`

test('the weights of the method give the official order in every slice of every edition', async () => {
  const { rows: slices } = await site.context.database.pool.query<StoredSlice>(SLICES)
  expect(slices.length).toBeGreaterThan(1000)
  expect(new Set(slices.map(({ methodology }) => methodology)).size).toBeGreaterThan(1)
  const wrong = slices.filter(({ methodology, rows }) => {
    const official = officialWeights(methodology)
    const weighed = rows.map(row => ({ ...row, addends: matchScore(row.addends, row.score) }))
    const own = orderByWeights(weighed, official, official)
    return own.some(
      ({ row, place, score }, index) =>
        row.agency_id !== rows[index]?.agency_id || place !== row.place || score !== row.score,
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('other weights do change the order of a long list', async () => {
  const { rows: slices } = await site.context.database.pool.query<StoredSlice>(SLICES)
  const longest = slices.toSorted((a, b) => b.rows.length - a.rows.length)[0]
  if (!longest) throw new Error('There are no slices')
  const official = officialWeights(longest.methodology)
  const own = orderByWeights(longest.rows, official, [10, 60, 10, 10, 10, 0])
  expect(own.map(({ row }) => row.agency_id)).not.toEqual(longest.rows.map(({ agency_id }) => agency_id))
})
