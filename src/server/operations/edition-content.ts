import type { Db } from '#db/connect.ts'
import { countCatalog } from '#db/queries/menu/catalog.ts'
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

/** Null for the year of the current edition. */
export type EditionPlan = { type: RatingTypeSlug; year: number | null; asOf: Date }

export type PreviousPlaces = ReadonlyMap<string, number>

/** Of more agencies two editions at once would not fit a gigabyte. */
const MOST_AHEAD = 5_000

/**
 * Computes each edition while the one before is being stored. The places it is compared with are read in between: the
 * embedded database has one connection, and they may be those that are being stored.
 */
export async function* computeAhead<Plan extends EditionPlan, Computed>(
  db: Db,
  plans: readonly Plan[],
  compute: (plan: Plan, previousPlaces: PreviousPlaces) => Promise<Computed>,
): AsyncGenerator<{ plan: Plan; computed: Computed }> {
  const begin = async (plan: Plan) => {
    const computing = compute(plan, await listPreviousPlaces(db, plan))
    // Nobody waits for it if storing the one before fails.
    computing.catch(() => undefined)
    return { plan, computing }
  }
  const isAhead = (await countCatalog(db)).agencies <= MOST_AHEAD
  let begun: Awaited<ReturnType<typeof begin>> | null = null
  for (const [index, plan] of plans.entries()) {
    const computed: Computed = await (begun ?? (await begin(plan))).computing
    const next = plans[index + 1]
    begun = isAhead && next && next.type !== plan.type ? await begin(next) : null
    yield { plan, computed }
  }
}

async function listPreviousPlaces(db: Db, { type, year }: EditionPlan): Promise<PreviousPlaces> {
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
