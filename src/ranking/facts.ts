import type { ReviewEvidence } from './methodology.ts'

// Everything the ranking may know. Money paid to us by sponsors and advertisers has no field here, on purpose.
// Moments are epoch milliseconds; lists arrive in any order.

export type ProjectFact = {
  id: number
  service: string
  siteType: string | null
  industry: string
  system: string | null
  webServer: string | null
  platforms: readonly string[]
  clientLists: readonly string[]
  budget: number
  launchedAt: number
  isVerified: boolean
}

export type ReviewFact = {
  id: number
  projectId: number | null
  service: string
  system: string | null
  overall: number
  evidence: ReviewEvidence
  publishedAt: number
}

export type CaseFact = {
  id: number
  projectId: number | null
  service: string
  hasMeasuredResult: boolean
  publishedAt: number
}

export type AwardFact = { id: number; contestWeight: number; place: 1 | 2 | 3; year: number }

export type AgencyFacts = {
  id: number
  slug: string
  country: string
  city: string
  servicePrices: Readonly<Record<string, number>>
  projects: readonly ProjectFact[]
  reviews: readonly ReviewFact[]
  cases: readonly CaseFact[]
  awards: readonly AwardFact[]
  // Kinds of facts about itself that the agency published and we checked.
  checkedFacts: readonly string[]
}

type SystemFacts = { slug: string; kind: string }

export type RankingFacts = { agencies: readonly AgencyFacts[]; systems: readonly SystemFacts[] }
