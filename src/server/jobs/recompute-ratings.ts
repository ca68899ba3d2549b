import type { Db } from '#db/connect.ts'
import { freezeEdition } from '#db/queries/edition-seal.ts'
import {
  getPrecedingEdition,
  insertMethodology,
  listCmsPlaces,
  listEntryPlaces,
  replaceEdition,
} from '#db/queries/editions.ts'
import { loadRankingFacts } from '#db/queries/ranking-facts.ts'
import {
  RATING_TYPES,
  type RatingType,
  type RatingTypeSlug,
  ratingTypeBySlug,
} from '#domain/vocabulary/rating-types.ts'
import { cmsEntryKey, computeCmsEdition } from '#ranking/compute-cms-edition.ts'
import { computeEdition, entryKey } from '#ranking/compute-edition.ts'
import type { RankingFacts } from '#ranking/facts.ts'
import { type Methodology, methodologyAt } from '#ranking/methodology.ts'

export type RecomputedRating = { type: RatingTypeSlug; entries: number; slices: number; milliseconds: number }

export type RecomputeOptions = {
  types?: readonly RatingTypeSlug[]
  now: Date
  /** Computes everything and writes nothing. */
  dryRun?: boolean
  onProgress?: (rating: RecomputedRating) => void
}

/** The current editions anew, as of `now`. */
export async function recomputeRatings(db: Db, options: RecomputeOptions): Promise<RecomputedRating[]> {
  const { types = RATING_TYPES.map(({ slug }) => slug), now, dryRun = false, onProgress } = options
  const facts: RankingFacts = await loadRankingFacts(db, now)
  const done: RecomputedRating[] = []
  for (const type of types) {
    const started = performance.now()
    const edition = { type: ratingTypeBySlug(type), year: null, asOf: now, computedAt: now }
    const content = await computeContent(db, facts, edition)
    if (!dryRun) await writeEdition(db, edition, content)
    const rating = {
      type,
      entries: 'entries' in content ? content.entries.length : content.cmsEntries.length,
      slices: content.sliceSizes.length,
      milliseconds: Math.round(performance.now() - started),
    }
    onProgress?.(rating)
    done.push(rating)
  }
  return done
}

export type PublishOptions = {
  type: RatingTypeSlug
  year: number
  asOf: Date
  /** Already loaded as of the same moment, when several types of one year are published. */
  facts?: RankingFacts
}

/** The edition of a year, by what was known at its end, closed for ever. Years come in order: each looks at the last. */
export async function publishEdition(db: Db, { type, year, asOf, facts }: PublishOptions): Promise<{ sha256: string }> {
  const edition = { type: ratingTypeBySlug(type), year, asOf, computedAt: asOf }
  const content = await computeContent(db, facts ?? (await loadRankingFacts(db, asOf)), edition)
  const id = await writeEdition(db, edition, content)
  return { sha256: await freezeEdition(db, id, asOf) }
}

type EditionPlan = { type: RatingType; year: number | null; asOf: Date; computedAt: Date }
type Content = ReturnType<typeof computeEdition> | ReturnType<typeof computeCmsEdition>

async function computeContent(db: Db, facts: RankingFacts, { type, year, asOf }: EditionPlan): Promise<Content> {
  const methodology = methodologyAt(asOf)
  const preceding = await getPrecedingEdition(db, type.slug, year)
  if (type.shape === 'cms') {
    const places = preceding ? await listCmsPlaces(db, preceding.id) : []
    const previousPlaces = new Map(places.map(({ slice, cms, place }) => [cmsEntryKey(slice, cms), place]))
    return computeCmsEdition(facts, { type, methodology, asOf, previousPlaces })
  }
  const places = preceding ? await listEntryPlaces(db, preceding.id) : []
  const previousPlaces = new Map(
    places.map(({ slice, tier, agency_id, place }) => [entryKey(slice, tier, agency_id), place]),
  )
  return computeEdition(facts, { type, methodology, asOf, previousPlaces })
}

async function writeEdition(db: Db, { type, year, asOf, computedAt }: EditionPlan, content: Content): Promise<number> {
  const methodology = methodologyAt(asOf)
  await insertMethodology(db, storedForm(methodology))
  return replaceEdition(db, { type: type.slug, year, methodology: methodology.version, asOf, computedAt }, content)
}

// The column `weights` holds every figure of the version, not only the six weights.
function storedForm({ version, publishedAt, reason, ...weights }: Methodology) {
  return { version, publishedAt, reason, weights }
}
