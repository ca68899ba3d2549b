import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { anyMarket } from '#tests/support/database/any-market.ts'
import {
  monthsAgo,
  NOW,
  sampleAgency,
  sampleAward,
  sampleCase,
  sampleProject,
  sampleReview,
  times,
} from '#tests/support/ranking/sample-facts.ts'
import { computeEdition } from './compute-edition.ts'
import { explainAddends } from './explain.ts'
import type { AgencyFacts } from './facts.ts'
import { methodologyAt } from './methodology.ts'
import { measureKeyOf } from './slices.ts'

const TERMS = {
  ...{ type: ratingTypeBySlug('digital-agencies'), year: null },
  ...{ methodology: methodologyAt(new Date(NOW)), asOf: new Date(NOW) },
}

/** Every entry of the edition with its explanation, joined the way the pages do it. */
function explainAll(agencies: readonly AgencyFacts[]) {
  const { entries, evidence, sliceSizes } = computeEdition({ agencies }, TERMS)
  return entries.map(entry => {
    const { slice, tier, agencyId } = entry
    const own = evidence.find(row => row.agencyId === agencyId && row.key === measureKeyOf(slice))
    const size = sliceSizes.find(row => row.slice === slice && row.tier === tier)
    if (!own) throw new Error(`No evidence for ${agencyId} in ${slice}`)
    return { entry, explained: explainAddends(own.evidence, entry, TERMS.methodology, size?.bestProjects ?? 0) }
  })
}

test('each addend comes with its weight and the inputs of its formula', () => {
  const agency = sampleAgency('aurora', {
    projects: [
      sampleProject({ budget: 2_000_000 }), // 2
      sampleProject({ isVerified: false }), // 0.5
      sampleProject({ launchedAt: monthsAgo(24) }), // 0.5
      sampleProject({ service: 'crm' }),
    ],
    reviews: [sampleReview({ overall: 5 }), sampleReview({ overall: 4, evidence: 'other-mail' })],
    cases: times(2, () => sampleCase()),
    awards: [sampleAward(), sampleAward({ place: 2, year: 2025 })], // 1 + 0.42
    checkedFacts: ['legal', 'prices'],
  })
  const [whole] = explainAll([agency])
  expect(whole?.explained.map(({ factor, weight, figures }) => [factor, weight, figures])).toEqual([
    ['projects', 0.35, { counted: 3, sum: 3, mass: Math.log(4), best: Math.log(4) }],
    // (24.5 + 5 + 2.4) / (7 + 1.6)
    ['reviews', 0.3, { counted: 2, weight: 1.6, mean: 31.9 / 8.6, priorWeight: 7, priorMean: 3.5 }],
    ['focus', 0.15, { ofService: 3, all: 4 }],
    ['cases', 0.1, { counted: 2, scale: 4 }],
    ['awards', 0.05, { counted: 2, worth: 1.42 }],
    ['openness', 0.05, { checked: ['prices', 'legal'], missing: ['team', 'clients'] }],
  ])
})

test('the evidence is sorted by weight', () => {
  const [light, heavy] = [sampleProject({ isVerified: false }), sampleProject({ budget: 9_000_000 })]
  const [old, fresh] = [sampleReview({ publishedAt: monthsAgo(12), overall: 4 }), sampleReview({ overall: 3 })]
  const [earlier, later] = [sampleCase({ publishedAt: monthsAgo(3) }), sampleCase()]
  const agency = sampleAgency('aurora', {
    projects: [light, heavy, sampleProject()],
    reviews: [old, fresh],
    cases: [earlier, later],
  })
  const { evidence } = computeEdition({ agencies: [agency] }, TERMS)
  const whole = evidence.find(({ key }) => key === '')?.evidence
  expect(whole?.projects.map(([, weight]) => weight)).toEqual([2.5, 1, 0.5])
  expect(whole?.projects[0]?.[0]).toBe(heavy.id)
  expect(whole?.reviews).toEqual([
    [fresh.id, 1, 3],
    [old.id, 0.5, 4],
  ])
  expect(whole?.cases).toEqual([later.id, earlier.id])
})

test('the explanation adds up to the stored points and score, for any market', () => {
  fc.assert(
    fc.property(anyMarket, agencies => {
      for (const { entry, explained } of explainAll(agencies)) {
        for (const { weight, measure, points } of explained) {
          expect(Math.abs(100 * weight * measure - points)).toBeLessThan(0.02)
        }
        const total = explained.reduce((sum, { points }) => sum + points, 0)
        expect(Math.abs(total - entry.score)).toBeLessThan(0.0501)
        const shownTenths = explained.reduce((sum, { shown }) => sum + Math.round(shown * 10), 0)
        expect(shownTenths).toBe(Math.round(entry.score * 10))
      }
    }),
    { numRuns: 60 },
  )
})
