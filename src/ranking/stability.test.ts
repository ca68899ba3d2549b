import { describe, expect, test } from 'vitest'
import { makeDraws } from './draws.ts'
import { FACTORS, methodologyAt } from './methodology.ts'
import { NOW, times } from './sample-facts.ts'
import { resampleReviews, STABILITY, shakeWeights, type Trialled, usualPlaces } from './stability.ts'

const METHODOLOGY = methodologyAt(new Date(NOW))
const NOTHING = { projects: 0, reviews: 0.6, focus: 0, cases: 0, awards: 0, openness: 0 }

const steady = (own: Partial<Trialled['measures']>): Trialled => ({
  measures: { ...NOTHING, ...own },
  reviewTrials: null,
})

const range = (candidates: readonly Trialled[], seed = 'crm|2020||') =>
  usualPlaces(candidates, METHODOLOGY, 1, seed).map(({ from, to }) => [from, to])

test('draws are even, between 0 and 1, and the same for the same seed only', () => {
  const take = (seed: string) => times(2000, makeDraws(seed))
  const draws = take('a')
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  for (const tenth of times(10, index => index)) {
    const share = draws.filter(draw => Math.floor(draw * 10) === tenth).length / draws.length
    expect(share).toBeGreaterThan(0.07)
    expect(share).toBeLessThan(0.13)
  }
  expect(take('a')).toEqual(draws)
  expect(take('b')).not.toEqual(draws)
})

test('shaken weights sum to one, move by no more than a fifth each way, and a weight of zero stays zero', () => {
  const draw = makeDraws('weights')
  const old = methodologyAt(new Date('2021-01-01T00:00:00Z'))
  for (const { weights } of [METHODOLOGY, old]) {
    for (const shaken of times(200, () => shakeWeights(weights, draw))) {
      expect(FACTORS.reduce((sum, factor) => sum + shaken[factor], 0)).toBeCloseTo(1, 12)
      for (const factor of FACTORS) {
        // Before they are brought back to one: 0.8 … 1.2 of the weight, so 0.8/1.2 … 1.2/0.8 after.
        expect(shaken[factor]).toBeGreaterThanOrEqual((weights[factor] * 0.8) / 1.2)
        expect(shaken[factor]).toBeLessThanOrEqual((weights[factor] * 1.2) / 0.8)
      }
    }
  }
  expect(shakeWeights(old.weights, draw).openness).toBe(0)
})

describe('reviews drawn anew', () => {
  test('stay where they are when all are alike, and spread when they differ', () => {
    const alike = times(10, () => ({ weight: 1, overall: 5 }))
    // (7 · 3.5 + 50) / 17 = 4.38235, (R − 1) / 4 = 0.845588
    for (const measure of resampleReviews(alike, METHODOLOGY, 'a') ?? []) expect(measure).toBeCloseTo(0.845588, 5)
    const mixed = times(10, index => ({ weight: 1, overall: index % 2 ? 5 : 1 }))
    const spread = [...(resampleReviews(mixed, METHODOLOGY, 'a') ?? [])]
    expect(Math.max(...spread) - Math.min(...spread)).toBeGreaterThan(0.1)
  })

  test('are none for an agency without reviews', () => {
    expect(resampleReviews([], METHODOLOGY, 'a')).toBeNull()
  })
})

describe('the usual range of a place', () => {
  test('is one place for whoever is better in everything', () => {
    const full = { projects: 1, reviews: 0.9, focus: 1, cases: 1, awards: 1, openness: 1 }
    expect(range([steady(full), steady({ projects: 0.5 }), steady({})])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('is both places when the order hangs on the weights', () => {
    // 35 · 1 + 30 · 0.25 = 42.5 against 35 · 0.5 + 30 · 0.83 = 42.4: a small shift of weights turns it.
    const ranges = range([steady({ projects: 1, reviews: 0.25 }), steady({ projects: 0.5, reviews: 0.83 })])
    expect(ranges).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('is the shared place for those who are equal', () => {
    expect(range([steady({}), steady({ projects: 1 }), steady({})])).toEqual([
      [2, 2],
      [1, 1],
      [2, 2],
    ])
  })

  test('is wider for few mixed reviews than for many of the same', () => {
    const rivals = times(40, index => steady({ projects: 1, reviews: 0.4 + index * 0.01 }))
    const reviewed = (count: number): Trialled => ({
      measures: { ...NOTHING, projects: 1, reviews: 0.6 },
      reviewTrials: resampleReviews(
        times(count, index => ({ weight: 20 / count, overall: index % 2 ? 5 : 2 })),
        METHODOLOGY,
        'own',
      ),
    })
    const width = (count: number) => {
      const [own] = usualPlaces([reviewed(count), ...rivals], METHODOLOGY, 1, 'width')
      return (own?.to ?? 0) - (own?.from ?? 0)
    }
    expect(width(4)).toBeGreaterThan(width(400) * 2)
  })

  test('is the same for the same seed', () => {
    const field = times(200, index =>
      steady({
        projects: ((index * 37) % 101) / 101,
        reviews: ((index * 53) % 97) / 97,
        focus: ((index * 7) % 13) / 13,
      }),
    )
    expect(range(field)).toEqual(range(field))
    expect(range(field, 'crm|2021||')).not.toEqual(range(field))
    expect(STABILITY.trials - 2 * STABILITY.leftOut).toBe(40)
  })
})
