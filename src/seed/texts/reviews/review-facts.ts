import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { PersonGender } from '#seed/names/people.ts'
import type { ProjectFacts } from '../project-facts.ts'

/** Marks from 1 to 5; the names are columns of the table `review`. */
export type ReviewCriteria = { quality: number; terms: number; communication: number; value: number; recommend: number }

export type ReviewFacts = {
  service: ServiceSlug
  siteType: string | null
  industry: string | null
  /** The title, not the slug. */
  system: string | null
  clientName: string
  agencyName: string
  headcount: number
  /** Years of the agency when the review was written. */
  agencyAge: number
  overall: number
  criteria: ReviewCriteria
  budget: number | null
  months: number | null
  /** Months of results by the day of the review: since the launch, or of monthly work so far. */
  monthsSeen: number
  /** Months of the calendar (0–11) that the work covered. */
  calendar: ReadonlySet<number>
  launchedYear: number | null
  platforms: readonly string[]
  authorGender: PersonGender
  projectFacts: ProjectFacts
}
