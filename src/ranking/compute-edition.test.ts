import { describe, expect, test } from 'vitest'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
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
import { computeEdition, entryKey } from './compute-edition.ts'
import type { AgencyFacts } from './facts.ts'
import { methodologyAt } from './methodology.ts'

const TERMS = {
  type: ratingTypeBySlug('digital-agencies'),
  year: null,
  methodology: methodologyAt(new Date(NOW)),
  asOf: new Date(NOW),
}

const compute = (agencies: readonly AgencyFacts[], terms: Partial<Parameters<typeof computeEdition>[1]> = {}) =>
  computeEdition({ agencies }, { ...TERMS, ...terms })

function listing(agencies: readonly AgencyFacts[], slice: string, tier = '') {
  const slugOf = new Map(agencies.map(({ id, slug }) => [id, slug]))
  return compute(agencies)
    .entries.filter(entry => entry.slice === slice && entry.tier === tier)
    .map(entry => [entry.place, slugOf.get(entry.agencyId), entry.score])
}

// Tiers by budget: up to 300 000 low (1), up to 1 000 000 middle (1.5), up to 3 000 000 high (2).
const MARKET = [
  sampleAgency('aurora', {
    // Mass 2 + 2 + 1.5·½ (24 months) + 1·½ (unconfirmed) = 5.25, P = ln 6.25 = 1.83258: the best, 35.
    projects: [
      sampleProject({ budget: 2_000_000 }),
      sampleProject({ budget: 2_000_000 }),
      sampleProject({ budget: 500_000, launchedAt: monthsAgo(24) }),
      sampleProject({ isVerified: false }),
    ],
    reviews: times(3, () => sampleReview()), // (24.5 + 15) / 10 = 3.95 → 0.7375 · 30 = 22.125
    cases: times(4, () => sampleCase()), // 6.32121
    awards: [sampleAward()], // 5
    checkedFacts: ['prices', 'team', 'legal', 'clients'], // 5
  }), // focus 15; 35 + 22.125 + 15 + 6.32121 + 5 + 5 = 88.44621
  sampleAgency('birch', {
    // Mass 3, P = ln 4 / ln 6.25 = 0.756470 · 35 = 26.47646; focus 3 of 6 · 15 = 7.5
    projects: [...times(3, () => sampleProject()), ...times(3, () => sampleProject({ service: 'crm' }))],
    awards: [sampleAward({ contestWeight: 0.5, place: 2, year: 2024 })], // 0.147 · 5 = 0.735
    checkedFacts: ['prices', 'team'], // 2.5
  }), // no reviews: 0.625 · 30 = 18.75; sum 55.96146
  sampleAgency('cedar', {
    // Mass 3·½ = 1.5, P = ln 2.5 / ln 6.25 = ½ exactly (6.25 = 2.5²) · 35 = 17.5; focus 15
    projects: times(3, () => sampleProject({ isVerified: false })),
    reviews: times(7, () => sampleReview({ overall: 4 })), // (24.5 + 28) / 14 = 3.75 → 0.6875 · 30 = 20.625
  }), // 53.125
  sampleAgency('dune', {
    // The same as cedar but with one poor review: (24.5 + 1) / 8 = 3.1875 → 0.546875 · 30 = 16.40625
    projects: times(3, () => sampleProject({ isVerified: false })),
    reviews: [sampleReview({ overall: 1 })],
  }), // 17.5 + 16.40625 + 15 = 48.90625
  sampleAgency('ember', { projects: times(2, () => sampleProject()), reviews: times(40, () => sampleReview()) }),
  sampleAgency('fjord', { projects: [sampleProject(), ...times(5, () => sampleProject({ service: 'crm' }))] }),
]

describe('a market calculated by hand', () => {
  test('has these places and scores, without ineligible agencies', () => {
    expect(listing(MARKET, '')).toEqual([
      [1, 'aurora', 88.4],
      [2, 'birch', 56],
      [3, 'cedar', 53.1],
      [4, 'dune', 48.9],
    ])
  })

  test('has addends that sum to the score, the counts and the plain mean', () => {
    const cedar = compute(MARKET).entries.find(({ slice, tier, place }) => slice === '' && tier === '' && place === 3)
    expect(cedar).toMatchObject({ projects: 3, reviews: 7, average: 4, previousPlace: null })
    expect(cedar?.addends.reduce((sum, addend) => sum + addend, 0)).toBeCloseTo(53.125, 10)
    expect(cedar?.addends[0]).toBeCloseTo(17.5, 10)
  })

  test('is ranked separately within a tier, relative to the best of that tier', () => {
    // Aurora's median is (500 000 + 2 000 000) / 2: high. Of the low ones birch is now the best: 35 for projects.
    expect(listing(MARKET, '', 'high')).toEqual([[1, 'aurora', 88.4]])
    expect(listing(MARKET, '', 'low')).toEqual([
      [1, 'birch', 64.5], // 35 + 18.75 + 7.5 + 0.735 + 2.5 = 64.485
      [2, 'cedar', 58.8], // 35 · ln 2.5 / ln 4 = 23.13372 + 20.625 + 15 = 58.75872
      [3, 'dune', 54.5], // 23.13372 + 16.40625 + 15 = 54.53997
    ])
  })

  test('counts participants and projects in each slice', () => {
    expect(compute(MARKET).sliceSizes.filter(({ slice }) => slice === '')).toMatchObject([
      { slice: '', tier: '', participants: 4, projects: 13, bestProjects: Math.log(6.25) },
      { slice: '', tier: 'high', participants: 1, projects: 4, bestProjects: Math.log(6.25) },
      { slice: '', tier: 'low', participants: 3, projects: 9, bestProjects: Math.log(4) },
    ])
  })

  test('gives the distance to the next better place and the quartiles of budgets', () => {
    const whole = compute(MARKET).entries.filter(({ slice, tier }) => slice === '' && tier === '')
    expect(whole.map(({ above }) => above)).toEqual([
      null,
      { place: 1, score: 88.4 },
      { place: 2, score: 56 },
      { place: 3, score: 53.1 },
    ])
    // Aurora: 100 000, 500 000 and twice 2 000 000.
    expect(whole[0]?.budgets).toEqual([400_000, 1_250_000, 2_000_000])
    expect(compute(MARKET).sliceSizes[0]).toMatchObject({
      budgets: [100_000, 100_000, 100_000],
      priceBounds: [100_000, 2_000_000],
    })
  })

  test('agencies that share a place have the same neighbour above', () => {
    const twins = ['a', 'b', 'c'].map(slug => sampleAgency(slug, { projects: times(3, () => sampleProject()) }))
    const [first, ...others] = compute([sampleAgency('z', { ...MARKET[0], slug: 'z' }), ...twins])
      .entries.filter(({ slice, tier }) => slice === '' && tier === '')
      .map(({ place, above }) => [place, above?.place])
    expect(first).toEqual([1, undefined])
    expect(others).toEqual(times(3, () => [2, 1]))
  })

  test('takes the previous place from the same slice and tier only', () => {
    const [aurora] = MARKET
    const previousPlaces = new Map([[entryKey('', '', aurora?.id ?? 0), 7]])
    const own = compute(MARKET, { previousPlaces }).entries.filter(({ agencyId }) => agencyId === aurora?.id)
    expect(own.filter(({ previousPlace }) => previousPlace !== null)).toMatchObject([
      { slice: '', tier: '', previousPlace: 7 },
    ])
  })
})

test('the order of the facts does not change a byte of the result', () => {
  // Ages that are inexact in binary: their sums depend on the order in the last bits.
  const uneven = sampleAgency('uneven', {
    projects: times(30, index => sampleProject({ launchedAt: monthsAgo(index * 1.17) })),
    reviews: times(30, index => sampleReview({ overall: 1 + (index % 5), publishedAt: monthsAgo(index * 0.73) })),
    awards: times(9, index => sampleAward({ contestWeight: 0.07, year: 2026 - index })),
  })
  const market = [...MARKET, uneven]
  const reversed = market.toReversed().map(agency => ({
    ...agency,
    projects: agency.projects.toReversed(),
    reviews: agency.reviews.toReversed(),
    cases: agency.cases.toReversed(),
    awards: agency.awards.toReversed(),
  }))
  expect(JSON.stringify(compute(reversed))).toBe(JSON.stringify(compute(market)))
})

test('the tier is that of the median budget, with the mean of the middle two for an even count', () => {
  const tierOf = (...budgets: number[]) =>
    compute([sampleAgency('a', { projects: budgets.map(budget => sampleProject({ budget })) })]).sliceSizes.find(
      ({ tier }) => tier !== '',
    )?.tier
  expect(tierOf(100_000, 9_000_000, 250_000)).toBe('low')
  expect(tierOf(9_000_000, 340_000, 250_000, 100_000)).toBe('low') // 295 000
  expect(tierOf(9_000_000, 360_000, 250_000, 100_000)).toBe('middle') // 305 000
})

test('a past year uses its own methodology and ignores later facts', () => {
  const asOf = new Date('2021-12-31T23:59:59Z')
  const agency = sampleAgency('old', {
    projects: times(3, () => sampleProject({ launchedAt: asOf.getTime() })),
    checkedFacts: ['prices', 'team', 'legal', 'clients'],
    awards: [sampleAward({ year: 2026 })],
  })
  const [entry] = compute([agency], { asOf, methodology: methodologyAt(asOf) }).entries
  expect(entry?.addends).toEqual([40, 18.75, 15, 0, 0, 0])
})

test('the price is that of the rating’s service', () => {
  const projects = times(3, () => sampleProject())
  const prices = (own: Partial<AgencyFacts>) => compute([sampleAgency('a', { projects, ...own })]).entries[0]?.priceFrom
  expect(prices({ servicePrices: { sites: 200_000, crm: 1 } })).toBe(200_000)
  expect(prices({ servicePrices: { crm: 90_000 } })).toBeNull()
})
