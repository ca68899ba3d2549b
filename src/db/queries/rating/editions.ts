import { type Selectable, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { Edition } from '../../tables.generated.ts'
import { type EditionContent, insertContent } from './edition-rows.ts'

export interface NewEdition {
  type: string
  /** Null for the current edition. */
  year: number | null
  methodology: string
  asOf: Date
  computedAt: Date
  /** The day whose places are compared with; null: the last closed edition. */
  comparedAt: string | null
}

export type KnownEdition = Selectable<Edition> & { preceding_year: number | null }

/** The last year before that of the edition. */
export const precedingYear = sql<number | null>`(
  select max(older.year) from edition as older where older.type = edition.type and older.year < coalesce(edition.year, 9999)
)`

export async function getEdition(db: Db, type: string, year: number | null): Promise<KnownEdition | null> {
  const edition = await db
    .selectFrom('edition')
    .selectAll()
    .select(precedingYear.as('preceding_year'))
    .where('type', '=', type)
    .where(sql`coalesce(year, 0)`, '=', year ?? 0)
    .executeTakeFirst()
  return edition ?? null
}

/** The latest edition of an earlier year; the last year precedes the current edition. */
export async function getPrecedingEdition(db: Db, type: string, year: number | null) {
  const edition = await db
    .selectFrom('edition')
    .selectAll()
    .where('type', '=', type)
    .where('year', 'is not', null)
    .where('year', '<', year ?? 9999)
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  return edition ?? null
}

export async function listClosedEditions(db: Db) {
  return db
    .selectFrom('edition')
    .select(['type', 'year'])
    .$narrowType<{ year: number }>()
    .where('year', 'is not', null)
    .where('frozen_at', 'is not', null)
    .orderBy('year')
    .orderBy('type')
    .execute()
}

/** Participants of one slice in every closed edition that has it, the latest first. */
export async function listClosedYears(db: Db, { type, slice, tier }: { type: string; slice: string; tier: string }) {
  return db
    .selectFrom('edition')
    .innerJoin('slice_size', 'slice_size.edition_id', 'edition.id')
    .select('edition.year')
    .$narrowType<{ year: number }>()
    .where('edition.type', '=', type)
    .where('edition.year', 'is not', null)
    .where('edition.frozen_at', 'is not', null)
    .where('slice_size.slice', '=', slice)
    .where('slice_size.tier', '=', tier)
    .where('slice_size.participants', '>', 0)
    .orderBy('edition.year', 'desc')
    .execute()
}

export async function listEntryPlaces(db: Db, editionId: number) {
  return db
    .selectFrom('entry')
    .select(['slice', 'tier', 'agency_id', 'place'])
    .where('edition_id', '=', editionId)
    .execute()
}

export async function listMonthPlaces(db: Db, editionId: number) {
  return db
    .selectFrom('entry')
    .select(['slice', 'tier', 'agency_id', sql<(number | null)[]>`month_places`.as('month_places')])
    .select(sql<(number[] | null)[] | null>`month_scores`.as('month_scores'))
    .where('edition_id', '=', editionId)
    .where('month_places', 'is not', null)
    .execute()
}

export async function listCmsPlaces(db: Db, editionId: number) {
  return db.selectFrom('cms_entry').select(['slice', 'cms', 'place']).where('edition_id', '=', editionId).execute()
}

/** A published version is immutable: other weights under its name would falsify frozen editions. */
export async function insertMethodology(
  db: Db,
  methodology: { version: string; publishedAt: string; reason: string; weights: unknown },
) {
  const weights = JSON.stringify(methodology.weights)
  await db
    .insertInto('methodology')
    .values({
      version: methodology.version,
      published_at: methodology.publishedAt,
      reason: methodology.reason,
      weights,
    })
    .onConflict(conflict => conflict.column('version').doNothing())
    .execute()
  const same = await db
    .selectFrom('methodology')
    .select('version')
    .where('version', '=', methodology.version)
    .where(sql<boolean>`weights = ${weights}::jsonb`)
    .executeTakeFirst()
  if (!same)
    throw new Error(`Methodology ${methodology.version} was published with other weights: give these a new version`)
}

const CONTENT_TABLES = ['entry', 'evidence', 'participant', 'slice_size', 'cms_entry'] as const

/** One transaction, so readers see either the old or the new edition. The id is kept because votes refer to it. */
export async function replaceEdition(db: Db, edition: NewEdition, content: EditionContent): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute(tx => replaceEdition(tx, edition, content))
  const known = await getEdition(db, edition.type, edition.year)
  const id = known ? await emptyEdition(db, known.id, edition) : await insertEdition(db, edition)
  await insertContent(db, id, content)
  return id
}

async function emptyEdition(db: Db, id: number, edition: NewEdition): Promise<number> {
  // A trigger refuses this update of a frozen edition.
  await db.updateTable('edition').set(headOf(edition)).where('id', '=', id).execute()
  for (const table of CONTENT_TABLES) await db.deleteFrom(table).where('edition_id', '=', id).execute()
  return id
}

async function insertEdition(db: Db, edition: NewEdition): Promise<number> {
  const { type, year } = edition
  const { id } = await db
    .insertInto('edition')
    .values({ type, year, ...headOf(edition) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const headOf = ({ methodology, asOf, computedAt, comparedAt }: NewEdition) => ({
  methodology,
  as_of: asOf,
  computed_at: computedAt,
  compared_at: comparedAt,
})

/** One agency's place in one slice, with the number of participants and the best project mass. */
export async function getStanding(db: Db, at: { editionId: number; slice: string; tier: string; agencyId: number }) {
  const standing = await db
    .selectFrom('entry')
    .innerJoin('slice_size', join =>
      join
        .onRef('slice_size.edition_id', '=', 'entry.edition_id')
        .onRef('slice_size.slice', '=', 'entry.slice')
        .onRef('slice_size.tier', '=', 'entry.tier'),
    )
    .select([
      'entry.place',
      'entry.place_from',
      'entry.place_to',
      'entry.score',
      'entry.addends',
      'slice_size.participants',
      'slice_size.best_projects',
    ])
    .where('entry.edition_id', '=', at.editionId)
    .where('entry.slice', '=', at.slice)
    .where('entry.tier', '=', at.tier)
    .where('entry.agency_id', '=', at.agencyId)
    .executeTakeFirst()
  return standing ?? null
}
