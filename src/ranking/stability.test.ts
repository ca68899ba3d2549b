import { describe, expect, test } from 'vitest'
import { FACTORS } from '#domain/rating/factors.ts'
import { NOW, times } from '#tests/support/ranking/sample-facts.ts'
import { methodologyAt } from './methodology.ts'
import { makeSeededRandom } from './seeded-random.ts'
import { perturbWeights, type Resampled, resampleReviews, STABILITY, usualPlaces } from './stability.ts'

const METHODOLOGY = methodologyAt(new Date(NOW))
const NOTHING = { projects: 0, reviews: 0.6, focus: 0, cases: 0, awards: 0, openness: 0 }

const steady = (own: Partial<Resampled['measures']>): Resampled => ({
  measures: { ...NOTHING, ...own },
  reviewTrials: null,
})

const range = (candidates: readonly Resampled[], seed = 'crm|2020||') =>
  usualPlaces(candidates, METHODOLOGY, 1, seed).map(({ from, to }) => [from, to])

test('seeded random numbers are uniform in [0, 1) and reproducible per seed', () => {
  const take = (seed: string) => times(2000, makeSeededRandom(seed))
  const numbers = take('a')
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  for (const tenth of times(10, index => index)) {
    const share = numbers.filter(number => Math.floor(number * 10) === tenth).length / numbers.length
    expect(share).toBeGreaterThan(0.07)
    expect(share).toBeLessThan(0.13)
  }
  expect(take('a')).toEqual(numbers)
  expect(take('b')).not.toEqual(numbers)
})

test('perturbed weights sum to one, move by at most a fifth, and zero stays zero', () => {
  const random = makeSeededRandom('weights')
  const old = methodologyAt(new Date('2021-01-01T00:00:00Z'))
  for (const { weights } of [METHODOLOGY, old]) {
    for (const perturbed of times(200, () => perturbWeights(weights, random))) {
      expect(FACTORS.reduce((sum, factor) => sum + perturbed[factor], 0)).toBeCloseTo(1, 12)
      for (const factor of FACTORS) {
        // 0.8 … 1.2 of the weight before normalisation, so 0.8/1.2 … 1.2/0.8 after it.
        expect(perturbed[factor]).toBeGreaterThanOrEqual((weights[factor] * 0.8) / 1.2)
        expect(perturbed[factor]).toBeLessThanOrEqual((weights[factor] * 1.2) / 0.8)
      }
    }
  }
  expect(perturbWeights(old.weights, random).openness).toBe(0)
})

describe('bootstrapped reviews', () => {
  test('do not move the measure when all are equal, and spread it when they differ', () => {
    const alike = times(10, () => ({ weight: 1, overall: 5 }))
    // (7 · 3.5 + 50) / 17 = 4.38235, (R − 1) / 4 = 0.845588
    for (const measure of resampleReviews(alike, METHODOLOGY, 'a') ?? []) expect(measure).toBeCloseTo(0.845588, 5)
    const mixed = times(10, index => ({ weight: 1, overall: index % 2 ? 5 : 1 }))
    const spread = [...(resampleReviews(mixed, METHODOLOGY, 'a') ?? [])]
    expect(Math.max(...spread) - Math.min(...spread)).toBeGreaterThan(0.1)
  })

  test('are null for an agency without reviews', () => {
    expect(resampleReviews([], METHODOLOGY, 'a')).toBeNull()
  })
})

describe('the usual range of a place', () => {
  test('is one place for an agency that is better in everything', () => {
    const full = { projects: 1, reviews: 0.9, focus: 1, cases: 1, awards: 1, openness: 1 }
    expect(range([steady(full), steady({ projects: 0.5 }), steady({})])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('covers both places when the order depends on the weights', () => {
    // 35 · 1 + 30 · 0.25 = 42.5 against 35 · 0.5 + 30 · 0.83 = 42.4: a small change of weights reverses it.
    const ranges = range([steady({ projects: 1, reviews: 0.25 }), steady({ projects: 0.5, reviews: 0.83 })])
    expect(ranges).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('is the shared place for equals', () => {
    expect(range([steady({}), steady({ projects: 1 }), steady({})])).toEqual([
      [2, 2],
      [1, 1],
      [2, 2],
    ])
  })

  test('is wider for a few mixed reviews than for many', () => {
    const rivals = times(40, index => steady({ projects: 1, reviews: 0.4 + index * 0.01 }))
    const reviewed = (count: number): Resampled => ({
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

  test('is reproducible per seed', () => {
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
