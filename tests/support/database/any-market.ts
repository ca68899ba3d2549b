import fc from 'fast-check'
import type { AgencyFacts } from '#ranking/facts.ts'
import {
  monthsAgo,
  sampleAgency,
  sampleAward,
  sampleCase,
  sampleProject,
  sampleReview,
} from '#tests/support/ranking/sample-facts.ts'

// Arbitrary markets for property tests.

const age = fc.double({ min: 0, max: 48, noNaN: true }).map(monthsAgo)

const anyProject = fc
  .record({
    service: fc.constantFrom('sites', 'sites', 'sites', 'crm'),
    siteType: fc.constantFrom('shop', 'promo', null),
    industry: fc.constantFrom('finance', 'auto'),
    system: fc.constantFrom('bitrix', 'wordpress', null),
    budget: fc.integer({ min: 20_000, max: 9_000_000 }),
    launchedAt: age,
    isVerified: fc.boolean(),
    isNda: fc.boolean(),
  })
  .map(sampleProject)

const anyReview = fc
  .record({
    overall: fc.integer({ min: 1, max: 5 }),
    evidence: fc.constantFrom('company-mail' as const, 'other-mail' as const),
    publishedAt: age,
  })
  .map(sampleReview)

const anyAward = fc
  .record({
    contestWeight: fc.constantFrom(0.25, 0.5, 1),
    place: fc.constantFrom(1 as const, 2 as const, 3 as const),
    year: fc.integer({ min: 2018, max: 2026 }),
  })
  .map(sampleAward)

const anyAgency = fc.record({
  city: fc.constantFrom('kazan', 'moscow'),
  projects: fc.array(anyProject, { minLength: 2, maxLength: 12 }),
  reviews: fc.array(anyReview, { maxLength: 15 }),
  cases: fc.array(fc.record({ publishedAt: age, hasMeasuredResult: fc.boolean() }).map(sampleCase), { maxLength: 4 }),
  awards: fc.array(anyAward, { maxLength: 4 }),
  checkedFacts: fc.subarray(['prices', 'team', 'legal', 'clients']),
})

export const anyMarket: fc.Arbitrary<AgencyFacts[]> = fc
  .array(anyAgency, { minLength: 1, maxLength: 8 })
  .map(agencies => agencies.map((agency, index) => sampleAgency(`agency-${index}`, agency)))
