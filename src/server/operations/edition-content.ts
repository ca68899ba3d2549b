import type { Db } from '#db/connect.ts'
import {
  getPrecedingEdition,
  insertMethodology,
  listCmsPlaces,
  listEntryPlaces,
  replaceEdition,
} from '#db/queries/rating/editions.ts'
import { type RatingTypeSlug, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { cmsEntryKey } from '#ranking/compute-cms-edition.ts'
import { entryKey } from '#ranking/compute-edition.ts'
import { type Methodology, methodologyAt } from '#ranking/methodology.ts'
import type { MonthsOf } from './month-places.ts'
import type { EditionContent } from './ranking-messages.ts'
import type { RankingThread } from './ranking-thread.ts'

/** Null for the year of the current edition. */
export type EditionPlan = { type: RatingTypeSlug; year: number | null; asOf: Date }

export async function computeContent(db: Db, thread: RankingThread, plan: EditionPlan): Promise<EditionContent> {
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

export async function writeEdition(
  db: Db,
  { type, year, asOf, computedAt = asOf }: EditionPlan & { computedAt?: Date },
  { comparedAt = null, ...content }: EditionContent & { monthsOf?: MonthsOf; comparedAt?: string | null },
): Promise<number> {
  const methodology = methodologyAt(asOf)
  await insertMethodology(db, methodologyRow(methodology))
  const edition = { type, year, methodology: methodology.version, asOf, computedAt, comparedAt }
  return replaceEdition(db, edition, content)
}

// The column `weights` holds every figure of the version, not only the six weights; reasons are left out, so they can be reworded.
function methodologyRow({ version, publishedAt, reason, weightReasons: _, ...weights }: Methodology) {
  return { version, publishedAt, reason, weights }
}
