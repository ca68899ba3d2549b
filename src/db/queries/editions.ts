import { type Selectable, sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Edition } from '../tables.generated.ts'

export interface NewEdition {
  type: string
  /** Null for the current edition. */
  year: number | null
  methodology: string
  asOf: Date
  computedAt: Date
}

export interface NewEntry {
  slice: string
  tier: string
  agencyId: number
  place: number
  previousPlace: number | null
  score: number
  addends: readonly number[]
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
}

interface NewCmsEntry {
  slice: string
  cms: string
  place: number
  previousPlace: number | null
  score: number
  projects: number
  agencies: number
  share: number
  reviews: number
  average: number | null
}

export interface EditionContent {
  entries?: readonly NewEntry[]
  cmsEntries?: readonly NewCmsEntry[]
  sliceSizes: readonly { slice: string; tier: string; participants: number; projects: number }[]
}

export async function getEdition(db: Db, type: string, year: number | null): Promise<Selectable<Edition> | null> {
  const edition = await db
    .selectFrom('edition')
    .selectAll()
    .where('type', '=', type)
    .where(sql`coalesce(year, 0)`, '=', year ?? 0)
    .executeTakeFirst()
  return edition ?? null
}

/** The latest edition of a year before this one; before the current edition stands the last year of all. */
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

export async function listEntryPlaces(db: Db, editionId: number) {
  return db
    .selectFrom('entry')
    .select(['slice', 'tier', 'agency_id', 'place'])
    .where('edition_id', '=', editionId)
    .execute()
}

export async function listCmsPlaces(db: Db, editionId: number) {
  return db.selectFrom('cms_entry').select(['slice', 'cms', 'place']).where('edition_id', '=', editionId).execute()
}

/** A published version is history: other weights under its name would make frozen editions false. */
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

/** The whole edition anew in one transaction: readers see the old one or the new one. Its id stays, votes refer to it. */
export async function replaceEdition(db: Db, edition: NewEdition, content: EditionContent): Promise<number> {
  return db.transaction().execute(async tx => {
    const id = await upsertEdition(tx, edition)
    await tx.deleteFrom('entry').where('edition_id', '=', id).execute()
    await tx.deleteFrom('entry_evidence').where('edition_id', '=', id).execute()
    await tx.deleteFrom('cms_entry').where('edition_id', '=', id).execute()
    await tx.deleteFrom('slice_size').where('edition_id', '=', id).execute()
    for (const rows of inBatches(content.entries ?? [])) await insertEntries(tx, id, rows)
    for (const rows of inBatches(content.cmsEntries ?? [])) await insertCmsEntries(tx, id, rows)
    for (const rows of inBatches(content.sliceSizes)) await insertSliceSizes(tx, id, rows)
    return id
  })
}

async function upsertEdition(db: Db, { type, year, methodology, asOf, computedAt }: NewEdition): Promise<number> {
  const values = { methodology, as_of: asOf, computed_at: computedAt }
  const known = await getEdition(db, type, year)
  if (known) {
    // A frozen edition refuses this update by its trigger.
    await db.updateTable('edition').set(values).where('id', '=', known.id).execute()
    return known.id
  }
  const { id } = await db
    .insertInto('edition')
    .values({ type, year, ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// One parameter per column: the statement is as short for ten thousand rows as for one.
const BATCH = 10_000

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH)
}

async function insertEntries(db: Db, editionId: number, rows: readonly NewEntry[]) {
  const addend = (index: number) => rows.map(row => row.addends[index])
  await sql`
    insert into entry (edition_id, slice, tier, agency_id, place, previous_place, score, addends, projects, reviews, average, price_from)
    select ${editionId}, slice, tier, agency_id, place, previous_place, score, array[a0, a1, a2, a3, a4, a5], projects, reviews, average, price_from
    from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.tier)}::text[], ${rows.map(row => row.agencyId)}::int[],
      ${rows.map(row => row.place)}::int[], ${rows.map(row => row.previousPlace)}::int[], ${rows.map(row => row.score)}::numeric[],
      ${addend(0)}::real[], ${addend(1)}::real[], ${addend(2)}::real[], ${addend(3)}::real[], ${addend(4)}::real[], ${addend(5)}::real[],
      ${rows.map(row => row.projects)}::int[], ${rows.map(row => row.reviews)}::int[],
      ${rows.map(row => row.average)}::numeric[], ${rows.map(row => row.priceFrom)}::int[]
    ) as row (slice, tier, agency_id, place, previous_place, score, a0, a1, a2, a3, a4, a5, projects, reviews, average, price_from)
  `.execute(db)
}

async function insertCmsEntries(db: Db, editionId: number, rows: readonly NewCmsEntry[]) {
  await sql`
    insert into cms_entry (edition_id, slice, cms, place, previous_place, score, projects, agencies, share, reviews, average)
    select ${editionId}, * from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.cms)}::text[], ${rows.map(row => row.place)}::int[],
      ${rows.map(row => row.previousPlace)}::int[], ${rows.map(row => row.score)}::numeric[], ${rows.map(row => row.projects)}::int[],
      ${rows.map(row => row.agencies)}::int[], ${rows.map(row => row.share)}::numeric[], ${rows.map(row => row.reviews)}::int[],
      ${rows.map(row => row.average)}::numeric[]
    )
  `.execute(db)
}

async function insertSliceSizes(db: Db, editionId: number, rows: EditionContent['sliceSizes']) {
  await sql`
    insert into slice_size (edition_id, slice, tier, participants, projects)
    select ${editionId}, * from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.tier)}::text[],
      ${rows.map(row => row.participants)}::int[], ${rows.map(row => row.projects)}::int[]
    )
  `.execute(db)
}
