import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { updateFrozenEdition } from '#db/queries/rating/edition-seal.ts'
import { getEdition } from '#db/queries/rating/editions.ts'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import { moscowYearBounds } from '#domain/time/dates.ts'
import type { RatingTypeSlug } from '#domain/vocabulary/rating-types.ts'
import { computeAhead, type PreviousPlaces, writeEdition } from './edition-content.ts'
import type { EditionContent } from './ranking-messages.ts'
import { RankingThread } from './ranking-thread.ts'

export type ClosingEdition = {
  type: RatingTypeSlug
  year: number
  /** When it is computed and frozen; its facts are those known at the end of the year, if that is earlier. */
  at: Date
}

export type PublishOptions = {
  /** Computes everything and writes nothing. */
  isDryRun?: boolean
  onProgress?: () => void
}

export type PublishedEdition = {
  type: RatingTypeSlug
  year: number
  /** Null for an edition without rows, which is not published. */
  sha256: string | null
  entries: number
  /** Who is first in the rating as a whole: an agency or a system. */
  first: { slice: string; score: number; agencyId: number | null; cms: string | null }[]
}

/** The last second of the year in Moscow. */
export const endOfYear = (year: number): Date => new Date(moscowYearBounds(year).to.getTime() - 1_000)

/**
 * Freezes editions, each in one transaction, from facts read once. Publish years in order: each edition compares its
 * places with the preceding one.
 */
export async function publishEditions(
  database: Database,
  editions: readonly ClosingEdition[],
  { isDryRun = false, onProgress }: PublishOptions = {},
): Promise<PublishedEdition[]> {
  const db = database.kysely
  for (const { type, year } of editions) {
    const known = await getEdition(db, type, year)
    if (known?.frozen_at) throw new FrozenEditionError(type, year)
  }
  const plans = editions.map(edition => ({ ...edition, asOf: earlier(endOfYear(edition.year), edition.at) }))
  const thread = await RankingThread.open(db, plans.map(({ asOf }) => asOf).reduce(later, new Date(0)))
  try {
    const published: PublishedEdition[] = []
    const compute = (plan: (typeof plans)[number], previousPlaces: PreviousPlaces) =>
      thread.compute({ ...plan, previousPlaces })
    for await (const { plan, computed: content } of computeAhead(db, plans, compute)) {
      const entries = content.entries.length + content.cmsEntries.length
      const sha256 = entries === 0 ? null : await freeze(db, plan, content, isDryRun)
      onProgress?.()
      published.push({ type: plan.type, year: plan.year, sha256, entries, first: firstPlaces(content) })
    }
    // Menus and lists of years lead to the new editions.
    if (!isDryRun) await database.notify(PAGES_CHANGED, '*')
    return published
  } finally {
    await thread.close()
  }
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

/** A dry run is rolled back: only the database can tell the hash, because it rounds what it stores. */
async function freeze(
  db: Db,
  plan: ClosingEdition & { asOf: Date },
  content: EditionContent,
  isDryRun: boolean,
): Promise<string> {
  const tx = await db.startTransaction().execute()
  try {
    const id = await writeEdition(tx, { ...plan, computedAt: plan.at }, content)
    const sha256 = await updateFrozenEdition(tx, id, plan.at)
    await (isDryRun ? tx.rollback() : tx.commit()).execute()
    return sha256
  } catch (error) {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute()
    throw error
  }
}

const firstPlaces = ({ entries, cmsEntries }: EditionContent): PublishedEdition['first'] => [
  ...entries
    .filter(({ slice, tier, place }) => place === 1 && tier === '' && WHOLE_SLICES.includes(slice))
    .map(({ slice, score, agencyId }) => ({ slice, score, agencyId, cms: null })),
  ...cmsEntries
    .filter(({ slice, place }) => place === 1 && slice === '')
    .map(({ slice, score, cms }) => ({ slice, score, agencyId: null, cms })),
]

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
const later = (a: Date, b: Date): Date => (a > b ? a : b)
