import type { AgencyFacts, AwardFact, CaseFact, ProjectFact, ReviewFact } from '#ranking/facts.ts'

// Test data: a test overrides only the fields it is about.

export const NOW = Date.UTC(2026, 5, 30)

// A month in the formulas is a twelfth of 365.25 days.
export const monthsAgo = (months: number) => NOW - months * 30.4375 * 24 * 60 * 60 * 1000

let lastId = 0
const nextId = () => ++lastId

export const sampleProject = (own: Partial<ProjectFact> = {}): ProjectFact => ({
  id: nextId(),
  service: 'sites',
  siteType: null,
  industry: 'finance',
  system: null,
  webServer: null,
  platforms: [],
  clientLists: [],
  budget: 100_000,
  launchedAt: NOW,
  isVerified: true,
  isNda: false,
  ...own,
})

export const sampleReview = (own: Partial<ReviewFact> = {}): ReviewFact => ({
  id: nextId(),
  projectId: null,
  service: 'sites',
  system: null,
  overall: 5,
  evidence: 'company-mail',
  publishedAt: NOW,
  ...own,
})

export const sampleCase = (own: Partial<CaseFact> = {}): CaseFact => ({
  id: nextId(),
  projectId: null,
  service: 'sites',
  hasMeasuredResult: true,
  publishedAt: NOW,
  ...own,
})

export const sampleAward = (own: Partial<AwardFact> = {}): AwardFact => ({
  id: nextId(),
  contestWeight: 1,
  place: 1,
  year: 2026,
  ...own,
})

export const sampleAgency = (slug: string, own: Partial<AgencyFacts> = {}): AgencyFacts => ({
  id: nextId(),
  slug,
  country: 'russia',
  city: 'kazan',
  servicePrices: {},
  priceLines: [],
  projects: [],
  reviews: [],
  cases: [],
  awards: [],
  checkedFacts: [],
  ...own,
})

export const times = <Fact>(count: number, make: (index: number) => Fact): Fact[] =>
  Array.from({ length: count }, (_, index) => make(index))
