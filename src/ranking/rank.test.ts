import { expect, test } from 'vitest'
import { NOW } from '#tests/support/ranking/sample-facts.ts'
import { methodologyAt } from './methodology.ts'
import { rankSlice, withPlaces } from './rank.ts'

const METHODOLOGY = methodologyAt(new Date(NOW))

test('equal scores share a place, and the next place is skipped', () => {
  const rows = [
    { slug: 'delta', score: 40 },
    { slug: 'gamma', score: 60.1 },
    { slug: 'beta', score: 60.1 },
    { slug: 'alpha', score: 70 },
  ]
  expect(withPlaces(rows, row => row.slug).map(row => [row.place, row.slug])).toEqual([
    [1, 'alpha'],
    [2, 'beta'],
    [2, 'gamma'],
    [4, 'delta'],
  ])
})

test('scores that differ by less than a tenth are equal', () => {
  const measures = { projects: 1, focus: 0, cases: 0, awards: 0, openness: 0 }
  const ranked = rankSlice(
    [
      { slug: 'b', measures: { ...measures, reviews: 0.5 } }, // 35 + 15.00
      { slug: 'a', measures: { ...measures, reviews: 0.501 } }, // 35 + 15.03
      { slug: 'c', measures: { ...measures, reviews: 0.504 } }, // 35 + 15.12
    ],
    METHODOLOGY,
  )
  expect(ranked.map(({ place, score, candidate }) => [place, score, candidate.slug])).toEqual([
    [1, 50.1, 'c'],
    [2, 50, 'a'],
    [2, 50, 'b'],
  ])
})

test('projects are relative to the best of the slice, and a slice without mass gives no points for them', () => {
  const rest = { reviews: 0, focus: 0, cases: 0, awards: 0, openness: 0 }
  const scores = (masses: number[]) =>
    rankSlice(
      masses.map((projects, index) => ({ slug: `a${index}`, measures: { projects, ...rest } })),
      METHODOLOGY,
    ).map(({ score }) => score)
  expect(scores([1, 4, 2])).toEqual([35, 17.5, 8.8]) // 8.75 rounds up
  expect(scores([0, 0])).toEqual([0, 0])
})
