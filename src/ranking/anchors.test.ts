import { expect, test } from 'vitest'
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
import { computeEdition } from './compute-edition.ts'
import { METHODOLOGIES, type Methodology } from './methodology.ts'

// Calculated by hand: projects, reviews, focus, cases, awards, openness, and their sum. Fifteen recent confirmed
// projects of the low tier weigh 15, ln 16 = 4 ln 2: the best of the slice, relative to which ln 8 is ¾ and ln 4 is ½.
const ANCHORS = [
  {
    agency: sampleAgency('acclaimed', {
      projects: times(3, () => sampleProject()), // 3 → ln 4: ½ · 35
      reviews: times(40, () => sampleReview()), // (24.5 + 200) / 47 = 4.776596 → 0.944149 · 30
      cases: times(40, () => sampleCase()), // (1 − e⁻¹⁰) · 10
      awards: times(3, () => sampleAward()), // 3, capped at 1 · 5
      checkedFacts: ['prices', 'team', 'legal'], // ¾ · 5
    }),
    addends: [17.5, 28.324468, 15, 9.999546, 5, 3.75], // 79.574014
    score: 79.6,
    // ½ · 40 for projects, nothing for openness: 20 + 28.324468 + 15 + 9.999546 + 5 = 78.324014
    scoreOf2019: 78.3,
  },
  {
    // Without reviews the mean is the prior: (3.5 − 1) / 4 = 0.625 · 30
    agency: sampleAgency('large', { projects: times(15, () => sampleProject()) }),
    addends: [35, 18.75, 15, 0, 0, 0], // 68.75
    score: 68.8,
    scoreOf2019: 73.8, // 40 + 18.75 + 15
  },
  {
    agency: sampleAgency('mixed', {
      // 1 + 1.5 + 2 + 2.5 = 7 → ln 8: ¾ · 35; focus 4 of 5 · 15
      projects: [
        sampleProject({ budget: 299_999 }),
        sampleProject({ budget: 999_999 }),
        sampleProject({ budget: 2_999_999 }),
        sampleProject({ budget: 3_000_000 }),
        sampleProject({ service: 'crm' }),
      ],
      reviews: [sampleReview()], // (24.5 + 5) / 8 = 3.6875 → 0.671875 · 30
      cases: times(4, () => sampleCase()), // (1 − e⁻¹) · 10
      awards: [sampleAward({ contestWeight: 0.5 })], // 0.5 · 5
      checkedFacts: ['clients'], // ¼ · 5
    }),
    addends: [26.25, 20.15625, 12, 6.321206, 2.5, 1.25], // 68.477456
    score: 68.5,
    scoreOf2019: 71, // 30 + 20.15625 + 12 + 6.321206 + 2.5 = 70.977456
  },
  {
    agency: sampleAgency('faded', {
      // Four of 24 months at ½ and two unconfirmed at ½: 3 → ln 4: ½ · 35
      projects: [
        ...times(4, () => sampleProject({ launchedAt: monthsAgo(24) })),
        ...times(2, () => sampleProject({ isVerified: false })),
      ],
      // Two of 12 months at ½: (24.5 + 4) / 8 = 3.5625 → 0.640625 · 30
      reviews: times(2, () => sampleReview({ overall: 4, publishedAt: monthsAgo(12) })),
      // Only the first counts: (1 − e^−¼) · 10
      cases: [
        sampleCase({ publishedAt: monthsAgo(24) }),
        sampleCase({ publishedAt: monthsAgo(25) }),
        sampleCase({ hasMeasuredResult: false }),
      ],
      awards: [sampleAward({ place: 2, year: 2024 })], // 0.6 · 0.7² = 0.294 · 5
      checkedFacts: ['team', 'legal'], // ½ · 5
    }),
    addends: [17.5, 19.21875, 15, 2.211992, 1.47, 2.5], // 57.900742
    score: 57.9,
    scoreOf2019: 57.9, // 20 + 19.21875 + 15 + 2.211992 + 1.47 = 57.900742
  },
  {
    agency: sampleAgency('criticised', {
      // 3 → ln 4: ½ · 35; focus 3 of 15, just enough to take part: 0.2 · 15
      projects: [...times(3, () => sampleProject()), ...times(12, () => sampleProject({ service: 'crm' }))],
      // Ten at 0.6: (24.5 + 6) / 13 = 2.346154 → 0.336538 · 30
      reviews: times(10, () => sampleReview({ overall: 1, evidence: 'other-mail' })),
      awards: [sampleAward({ contestWeight: 0.25, place: 3 })], // 0.25 · 0.4 = 0.1 · 5
      checkedFacts: ['prices', 'team', 'legal', 'clients'], // 5
    }),
    addends: [17.5, 10.096154, 3, 0, 0.5, 5], // 36.096154
    score: 36.1,
    scoreOf2019: 33.6, // 20 + 10.096154 + 3 + 0.5 = 33.596154
  },
]

const [METHOD_2019, METHOD_2026, METHOD_CONFIRMED_NDA] = METHODOLOGIES

function wholeBy(methodology: Methodology | undefined) {
  if (!methodology) throw new Error('No such methodology')
  const terms = { type: ratingTypeBySlug('digital-agencies'), year: null, methodology, asOf: new Date(NOW) }
  const { entries } = computeEdition({ agencies: ANCHORS.map(({ agency }) => agency) }, terms)
  return new Map(entries.filter(({ slice, tier }) => slice + tier === '').map(entry => [entry.agencyId, entry]))
}

test.each(ANCHORS.map(anchor => [anchor.agency.slug, anchor] as const))(
  '%s has the addends and scores calculated by hand',
  (_slug, { agency, addends, score, scoreOf2019 }) => {
    const entry = wholeBy(METHOD_2026).get(agency.id)
    expect(entry?.addends.map(addend => addend.toFixed(5))).toEqual(addends.map(addend => addend.toFixed(5)))
    expect(entry?.score).toBe(score)
    expect(wholeBy(METHOD_2019).get(agency.id)?.score).toBe(scoreOf2019)
  },
)

test('places follow the scores in both versions', () => {
  const order = (methodology: Methodology | undefined) =>
    [...wholeBy(methodology).values()].map(
      ({ agencyId }) => ANCHORS.find(({ agency }) => agency.id === agencyId)?.agency.slug,
    )
  expect(order(METHOD_2026)).toEqual(['acclaimed', 'large', 'mixed', 'faded', 'criticised'])
  expect(order(METHOD_2019)).toEqual(['acclaimed', 'large', 'mixed', 'faded', 'criticised'])
})

test('unconfirmed work under NDA counts until 2026.1 and not at all since 2026.2', () => {
  const secret = { isNda: true, isVerified: false }
  const agency = sampleAgency('discreet', {
    projects: [...times(3, () => sampleProject({ isNda: true })), ...times(8, () => sampleProject(secret))],
  })
  const hidden = sampleAgency('hidden', { projects: times(3, () => sampleProject(secret)) })
  const entriesBy = (methodology: Methodology | undefined) => {
    if (!methodology) throw new Error('No such methodology')
    const terms = { type: ratingTypeBySlug('digital-agencies'), year: null, methodology, asOf: new Date(NOW) }
    const { entries } = computeEdition({ agencies: [agency, hidden] }, terms)
    const whole = entries.filter(({ slice, tier }) => slice + tier === '')
    return whole.map(({ agencyId, projects }) => [agencyId === hidden.id ? 'hidden' : 'discreet', projects])
  }
  expect(entriesBy(METHOD_2026)).toEqual([
    ['discreet', 11],
    ['hidden', 3],
  ])
  expect(entriesBy(METHOD_CONFIRMED_NDA)).toEqual([['discreet', 3]])
})
