import { describe, expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import {
  monthsAgo,
  NOW,
  sampleAward,
  sampleCase,
  sampleProject,
  sampleReview,
  times,
} from '#tests/support/ranking/sample-facts.ts'
import { type Methodology, methodologyAt } from './methodology.ts'
import { isEligible, measureFacts, scoreMeasures, smoothedMean } from './score.ts'
import { type SliceFacts, weighFacts } from './weigh.ts'

const METHODOLOGY: Methodology = methodologyAt(new Date(NOW))
const { service, tierBounds } = ratingTypeBySlug('digital-agencies')

function sliceFacts(own: Partial<SliceFacts> = {}): SliceFacts {
  const projects = own.projects ?? []
  return {
    service,
    tierBounds,
    projects,
    allProjects: projects,
    reviews: [],
    cases: [],
    awards: [],
    checkedFacts: [],
    ...own,
  }
}

const measure = (own: Partial<SliceFacts>) => measureFacts(weighFacts(sliceFacts(own), METHODOLOGY, NOW), METHODOLOGY)

describe('each factor', () => {
  test('a project is weighted by tier, halves in 24 months and counts half when unconfirmed', () => {
    const projects = [
      sampleProject({ budget: 299_999 }), // low, 1
      sampleProject({ budget: 300_000 }), // middle, 1.5
      sampleProject({ budget: 2_999_999, launchedAt: monthsAgo(24) }), // high, 2 · 0.5
      sampleProject({ budget: 3_000_000, isVerified: false }), // premium, 2.5 · 0.5
    ]
    expect(measure({ projects }).projects).toBeCloseTo(Math.log(1 + 1 + 1.5 + 1 + 1.25), 12)
  })

  test('projects of other services and those older than 36 months add no mass', () => {
    const projects = [
      sampleProject({ launchedAt: monthsAgo(36) }), // 0.5^1.5
      sampleProject({ launchedAt: monthsAgo(36.1) }),
      sampleProject({ service: 'crm' }),
      sampleProject({ launchedAt: NOW + 1 }),
    ]
    expect(measure({ projects }).projects).toBeCloseTo(Math.log(1 + 0.5 ** 1.5), 12)
  })

  test('reviews have a prior of seven at 3.5, halve in 12 months and are weighted by evidence', () => {
    expect(measure({}).reviews).toBe((3.5 - 1) / 4)
    const reviews = [
      sampleReview({ overall: 5 }), // w 1
      sampleReview({ overall: 4, publishedAt: monthsAgo(12) }), // w 0.5
      sampleReview({ overall: 1, evidence: 'other-mail' }), // w 0.6
    ]
    const mean = (24.5 + 5 + 2 + 0.6) / (7 + 1 + 0.5 + 0.6)
    expect(measure({ reviews }).reviews).toBeCloseTo((mean - 1) / 4, 12)
  })

  test('focus is the share of the service among counted projects', () => {
    const projects = [sampleProject(), sampleProject({ service: 'crm' }), sampleProject({ launchedAt: monthsAgo(40) })]
    expect(measure({ projects }).focus).toBe(0.5)
    expect(measure({}).focus).toBe(0)
  })

  test('only measured cases of the last 24 months count', () => {
    const cases = [sampleCase(), sampleCase({ hasMeasuredResult: false }), sampleCase({ publishedAt: monthsAgo(25) })]
    expect(measure({ cases }).cases).toBeCloseTo(1 - Math.exp(-1 / 4), 12)
  })

  test('an award is weighted by contest and place, fades every year, and the sum is capped at 1', () => {
    const faded = sampleAward({ contestWeight: 0.5, place: 2, year: 2024 }) // 0.5 · 0.6 · 0.7² = 0.147
    expect(measure({ awards: [faded] }).awards).toBeCloseTo(0.147, 12)
    expect(measure({ awards: [sampleAward(), faded] }).awards).toBe(1)
    expect(measure({ awards: [sampleAward({ year: 2027 })] }).awards).toBe(0)
  })

  test('openness counts only the four kinds of facts', () => {
    expect(measure({ checkedFacts: ['prices', 'legal', 'office', 'site'] }).openness).toBe(0.5)
  })
})

test('the addends are points that sum to the score before rounding', () => {
  const measures = measure({
    projects: times(3, () => sampleProject()), // ln 4, against ln 8 of the best: 2/3 · 35 = 23.333…
    reviews: times(3, () => sampleReview()), // (24.5 + 15) / 10 = 3.95 → 0.7375 · 30 = 22.125
    cases: times(4, () => sampleCase()), // (1 − 1/e) · 10 = 6.3212…
    awards: [sampleAward({ place: 3 })], // 0.4 · 5 = 2
    checkedFacts: ['prices', 'team', 'legal'], // 0.75 · 5 = 3.75
  }) // focus 1 · 15 = 15
  const { score, addends } = scoreMeasures(measures, METHODOLOGY, Math.log(8))
  const byHand = [70 / 3, 22.125, 15, 10 * (1 - Math.exp(-1)), 2, 3.75]
  addends.forEach((addend, index) => {
    expect(addend).toBeCloseTo(byHand[index] ?? Number.NaN, 10)
  })
  expect(score).toBe(72.5) // 72.5295…
})

test('the best of a slice with every factor at its maximum scores 100', () => {
  const measures = measure({
    projects: times(9, () => sampleProject()),
    reviews: times(5000, () => sampleReview()),
    cases: times(60, () => sampleCase()),
    awards: [sampleAward()],
    checkedFacts: ['prices', 'team', 'legal', 'clients'],
  })
  expect(scoreMeasures(measures, METHODOLOGY, Math.log(10)).score).toBe(100)
})

describe('eligibility', () => {
  const isIn = (projects: SliceFacts['projects']) => isEligible(sliceFacts({ projects }), METHODOLOGY, NOW)
  const crm = (count: number) => times(count, () => sampleProject({ service: 'crm' }))

  test('takes three counted projects; old ones do not count', () => {
    expect(isIn(times(3, () => sampleProject()))).toBe(true)
    expect(isIn(times(2, () => sampleProject()))).toBe(false)
    expect(isIn([sampleProject(), sampleProject(), sampleProject({ launchedAt: monthsAgo(37) })])).toBe(false)
  })

  test('takes a fifth of the projects in the service', () => {
    expect(isIn([sampleProject(), ...crm(4)])).toBe(true)
    expect(isIn([sampleProject(), ...crm(5)])).toBe(false)
  })
})

describe('reviews', () => {
  const mean = (reviews: SliceFacts['reviews']) => smoothedMean(reviews, METHODOLOGY, NOW)

  test('a verified five-star review never lowers the mean, whatever its age and the earlier reviews', () => {
    for (let overall = 1; overall <= 5; overall += 1) {
      for (const age of [0, 6, 36, 120]) {
        for (const count of [0, 1, 40]) {
          const before = times(count, () => sampleReview({ overall, publishedAt: monthsAgo(age) }))
          for (const ownAge of [0, 12, 60]) {
            const after = [...before, sampleReview({ publishedAt: monthsAgo(ownAge) })]
            // Summing forty fractions accumulates rounding error; a real loss would be far larger.
            expect(mean(after)).toBeGreaterThanOrEqual(mean(before) - 1e-12)
          }
        }
      }
    }
  })

  test('one review never beats forty of the same mean', () => {
    for (const overall of [4, 5]) {
      expect(mean([sampleReview({ overall })])).toBeLessThan(mean(times(40, () => sampleReview({ overall }))))
    }
  })

  test('below the prior, forty bad reviews weigh more than one', () => {
    expect(mean(times(40, () => sampleReview({ overall: 2 })))).toBeLessThan(mean([sampleReview({ overall: 2 })]))
  })
})
