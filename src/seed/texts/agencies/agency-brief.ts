import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { ProjectRow } from '#seed/market/rows.ts'
import type { AgencyPast } from '#seed/market/years/past.ts'
import type { PersonGender } from '#seed/names/people.ts'

export type AgencyHead = { name: string; gender: PersonGender; isFounder: boolean; since: number }

export type AgencyBrief = {
  name: string
  founded: number
  /** Full years. */
  age: number
  thisYear: number
  headcount: number
  city: { title: string; inPlace: string; genitive: string }
  /** Known by name. */
  head: AgencyHead | null
  past: AgencyPast
  /** With their shares of projects, main service first. */
  services: readonly (readonly [ServiceSlug, number])[]
  projects: readonly Pick<ProjectRow, 'client_id' | 'service' | 'budget' | 'months' | 'launched'>[]
  /** With their numbers of projects, the most frequent first. */
  industries: readonly (readonly [slug: string, projects: number])[]
  /** Titles as their vendors spell them. */
  systems: readonly string[]
  replyHours: number | null
  hourRate: number | null
  priceFrom: number | null
  hasPrices: boolean
  hasCases: boolean
  hasReviews: boolean
  siteTypes: readonly string[]
  /** Of its mobile applications. */
  platforms: readonly string[]
}
