import { expect, test } from 'vitest'
import {
  monthsAgo,
  NOW,
  sampleAgency,
  sampleAward,
  sampleCase,
  sampleProject,
  sampleReview,
} from '#tests/support/ranking/sample-facts.ts'
import { knownAt } from './known-at.ts'

test('later facts are unknown', () => {
  const [past, then] = [monthsAgo(20), monthsAgo(10)]
  const agency = sampleAgency('aurora', {
    projects: [sampleProject({ launchedAt: past }), sampleProject()],
    reviews: [sampleReview({ publishedAt: past }), sampleReview()],
    cases: [sampleCase({ publishedAt: then }), sampleCase()],
    awards: [sampleAward({ year: 2025 }), sampleAward({ year: 2026 })],
    checkedFacts: ['prices', 'team', 'legal'],
    checkedAt: { prices: NOW, team: past },
  })
  const known = knownAt(agency, then)
  expect([known.projects, known.reviews, known.cases, known.awards].map(({ length }) => length)).toEqual([1, 1, 1, 1])
  expect(known.checkedFacts).toEqual(['team', 'legal'])
  expect(knownAt(agency, NOW)).toEqual(agency)
})
