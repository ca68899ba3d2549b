import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { updateFrozenEdition } from '#db/queries/rating/edition-seal.ts'
import {
  getEdition,
  getPrecedingEdition,
  insertMethodology,
  listCmsPlaces,
  listEntryPlaces,
  replaceEdition,
} from '#db/queries/rating/editions.ts'
import { RATING_TYPES, type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { cmsEntryKey } from '#ranking/compute-cms-edition.ts'
import { entryKey } from '#ranking/compute-edition.ts'
import { type Methodology, methodologyAt } from '#ranking/methodology.ts'
import { compareWithYearAgo, continueRecorded, type MonthsOf, rankPastMonths } from './month-places.ts'
import type { EditionContent } from './ranking-messages.ts'
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
  return withRanking(db, now, types, async (type, thread) => {
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
  })
}

/** Recomputes the current editions and drops every cached page: most of them show places. */
export async function refreshRatings(database: Database, options: RecomputeOptions): Promise<void> {
  await recomputeRatings(database.kysely, options)
  await database.notify(PAGES_CHANGED, '*')
}

export type PublishOptions = {
  types: readonly RatingTypeSlug[]
  year: number
  asOf: Date
  onProgress?: () => void
}

export type PublishedEdition = { type: RatingTypeSlug; sha256: string; entries: number }

/** Freezes the editions of a year. Publish years in order: each compares its places with the preceding one. */
export async function publishEditions(db: Db, options: PublishOptions): Promise<PublishedEdition[]> {
  const { types, year, asOf, onProgress } = options
  for (const type of types) {
    const known = await getEdition(db, type, year)
    if (known?.frozen_at) throw new FrozenEditionError(type, year)
  }
  return withRanking(db, asOf, types, async (type, thread) => {
    const content = await computeContent(db, thread, { type, year, asOf })
    const id = await writeEdition(db, { type, year, asOf }, content)
    const sha256 = await updateFrozenEdition(db, id, asOf)
    onProgress?.()
    return { type, sha256, entries: content.entries.length + content.cmsEntries.length }
  })
}

export class FrozenEditionError extends Error {
  readonly type: RatingTypeSlug
  readonly year: number

  constructor(type: RatingTypeSlug, year: number) {
    super(`The edition ${type} of ${year} is frozen`)
    this.type = type
    this.year = year
  }
}

type EditionPlan = { type: RatingTypeSlug; year: number | null; asOf: Date }

async function withRanking<Done>(
  db: Db,
  asOf: Date,
  types: readonly RatingTypeSlug[],
  run: (type: RatingTypeSlug, thread: RankingThread) => Promise<Done>,
): Promise<Done[]> {
  const thread = await RankingThread.open(db, asOf)
  try {
    const done: Done[] = []
    for (const type of types) done.push(await run(type, thread))
    return done
  } finally {
    await thread.close()
  }
}

async function computeContent(db: Db, thread: RankingThread, plan: EditionPlan): Promise<EditionContent> {
  return thread.compute({ ...plan, previousPlaces: await listPreviousPlaces(db, plan) })
}

async function listPreviousPlaces(db: Db, { type, year }: EditionPlan): Promise<Map<string, number>> {
  const preceding = await getPrecedingEdition(db, type, year)
  if (!preceding) return new Map()
  if (ratingTypeBySlug(type).shape === 'cms') {
    const places = await listCmsPlaces(db, preceding.id)
    return new Map(places.map(({ slice, cms, place }) => [cmsEntryKey(slice, cms), place]))
  }
  const places = await listEntryPlaces(db, preceding.id)
  return new Map(places.map(({ slice, tier, agency_id, place }) => [entryKey(slice, tier, agency_id), place]))
}

async function writeEdition(
  db: Db,
  { type, year, asOf }: EditionPlan,
  { comparedAt = null, ...content }: EditionContent & { monthsOf?: MonthsOf; comparedAt?: string | null },
): Promise<number> {
  const methodology = methodologyAt(asOf)
  await insertMethodology(db, methodologyRow(methodology))
  const edition = { type, year, methodology: methodology.version, asOf, computedAt: asOf, comparedAt }
  return replaceEdition(db, edition, content)
}

// The column `weights` holds every figure of the version, not only the six weights; reasons are left out, so they can be reworded.
function methodologyRow({ version, publishedAt, reason, weightReasons: _, ...weights }: Methodology) {
  return { version, publishedAt, reason, weights }
}
