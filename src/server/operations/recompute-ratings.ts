import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { RATING_TYPES, type RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { computeAhead, type PreviousPlaces, writeEdition } from './edition-content.ts'
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
  const done: RecomputedRating[] = []
  const plans = types.map(type => ({ type, year: null, asOf: now }))
  const compute = async (plan: (typeof plans)[number], previousPlaces: PreviousPlaces) => ({
    content: await thread.compute({ ...plan, previousPlaces }),
    ranked: months && !dryRun ? await rankPastMonths(thread, plan.type, { now, months }) : null,
  })
  let started = performance.now()
  try {
    for await (const { plan, computed } of computeAhead(db, plans, compute)) {
      const { content, ranked } = computed
      if (!dryRun) {
        const monthsOf = ranked ?? (await continueRecorded(db, plan.type, now))
        await writeEdition(db, plan, compareWithYearAgo(content, monthsOf, now))
      }
      const rating = {
        type: plan.type,
        entries: content.entries.length + content.cmsEntries.length,
        slices: content.sliceSizes.length,
        milliseconds: Math.round(performance.now() - started),
      }
      done.push(rating)
      onProgress?.(rating)
      started = performance.now()
    }
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
