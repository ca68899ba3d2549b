import type { ReviewEvidence } from './methodology.ts'

// All input of the ranking. Payments of sponsors and advertisers have no field here, on purpose.
// Timestamps are epoch milliseconds; lists come in any order.

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
  isNda: boolean
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
  // Lines of the price list; the type of site or branding work where the line is about one.
  priceLines: readonly { service: string; siteType: string | null; from: number }[]
  projects: readonly ProjectFact[]
  reviews: readonly ReviewFact[]
  cases: readonly CaseFact[]
  awards: readonly AwardFact[]
  // Kinds of facts published by the agency and verified by us.
  checkedFacts: readonly string[]
  // Time of verification; absent counts as long ago.
  checkedAt?: Readonly<Record<string, number>>
}

type SystemFacts = { slug: string; kind: string }

export type RankingFacts = { agencies: readonly AgencyFacts[]; systems: readonly SystemFacts[] }
