import type { RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import type { CmsEntry } from '#ranking/compute-cms-edition.ts'
import type { Edition } from '#ranking/compute-edition.ts'
import type { RankingFacts } from '#ranking/facts.ts'

export type EditionRequest = {
  type: RatingTypeSlug
  /** Null for the current edition. */
  year: number | null
  /** Only the facts known by then count; not later than the moment they were read for. */
  asOf: Date
  /** From the preceding edition, keyed by entryKey or cmsEntryKey. */
  previousPlaces: ReadonlyMap<string, number>
  /** Asks for entries only, without the usual ranges of places, which take most of the time. */
  placesOnly?: boolean
}

export type EditionContent = Edition & { cmsEntries: CmsEntry[] }

export type ToRanking = { kind: 'facts'; facts: Partial<RankingFacts> } | { kind: 'compute'; request: EditionRequest }

/** A large edition is sent in parts: deserialising it whole would block page requests. */
export type FromRanking = { kind: 'part'; part: Partial<EditionContent> } | { kind: 'done' }
