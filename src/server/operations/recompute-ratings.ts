import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { computeContent, writeEdition } from './edition-content.ts'
import { compareWithYearAgo, continueRecorded, rankPastMonths } from './month-places.ts'
import { RankingThread } from './ranking-thread.ts'

export type RecomputedRating = { type: RatingTypeSlug; entries: number; slices: number; milliseconds: number }

export type RecomputeOptions = {
  types?: readonly RatingTypeSlug[]
  now: Date
  /** Computes everything and writes nothing. */
  dryRun?: boolean
  /** Ranks these many months before `now` too, see rankPastMonths. */
  pastMonths?: number
  onProgress?: (rating: RecomputedRating) => void
}

const ALL_TYPES = RATING_TYPES.map(({ slug }) => slug)

/** Replaces the current editions with ones computed as of `now`. */
export async function recomputeRatings(db: Db, options: RecomputeOptions): Promise<RecomputedRating[]> {
  const { types = ALL_TYPES, now, dryRun = false, pastMonths: months, onProgress } = options
  const thread = await RankingThread.open(db, now)
  const recompute = async (type: RatingTypeSlug): Promise<RecomputedRating> => {
    const started = performance.now()
    const content = await computeContent(db, thread, { type, year: null, asOf: now })
    if (!dryRun) {
      const monthsOf = months
        ? await rankPastMonths(thread, type, { now, months })
        : await continueRecorded(db, type, now)
      await writeEdition(db, { type, year: null, asOf: now }, compareWithYearAgo(content, monthsOf, now))
    }
    const rating = {
      type,
      entries: content.entries.length + content.cmsEntries.length,
      slices: content.sliceSizes.length,
      milliseconds: Math.round(performance.now() - started),
    }
    onProgress?.(rating)
    return rating
  }
  try {
    const done: RecomputedRating[] = []
    for (const type of types) done.push(await recompute(type))
    return done
  } finally {
    await thread.close()
  }
}

/** Recomputes the current editions and drops every cached page: most of them show places. */
export async function refreshRatings(database: Database, options: RecomputeOptions): Promise<void> {
  await recomputeRatings(database.kysely, options)
  await database.notify(PAGES_CHANGED, '*')
}
