import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

export interface NewEntry {
  slice: string
  tier: string
  agencyId: number
  position: number
  place: number
  placeFrom: number | null
  placeTo: number | null
  previousPlace: number | null
  score: number
  addends: readonly number[]
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
  above: { place: number; score: number } | null
  budgets: readonly number[] | null
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

interface NewEvidence {
  /** The slice without its geographical part, see measureKeyOf. */
  key: string
  agencyId: number
  evidence: object
}

interface NewParticipant {
  agencyId: number
  facets: readonly number[]
}

interface NewSliceSize {
  slice: string
  tier: string
  participants: number
  projects: number
  bestProjects: number | null
  budgets: readonly number[] | null
  priceBounds: readonly number[] | null
}

export interface EditionContent {
  entries?: readonly NewEntry[]
  cmsEntries?: readonly NewCmsEntry[]
  evidence?: readonly NewEvidence[]
  participants?: readonly NewParticipant[]
  sliceSizes: readonly NewSliceSize[]
  /** Asked batch by batch: a line of months for each of 100,000 entries at once would block the event loop. */
  monthsOf?: {
    places: (entry: NewEntry) => readonly (number | null)[]
    scores: (entry: NewEntry) => readonly (readonly number[] | null)[] | null
  }
}

export async function insertContent(db: Db, editionId: number, content: EditionContent): Promise<void> {
  for (const rows of inBatches(content.entries ?? [])) await insertEntries(db, editionId, rows, content.monthsOf)
  for (const rows of inBatches(content.evidence ?? [])) await insertEvidence(db, editionId, rows)
  for (const rows of inBatches(content.participants ?? [])) await insertParticipants(db, editionId, rows)
  for (const rows of inBatches(content.cmsEntries ?? [])) await insertCmsEntries(db, editionId, rows)
  for (const rows of inBatches(content.sliceSizes)) await insertSliceSizes(db, editionId, rows)
}

// One array parameter per column keeps the statement short. Larger batches would block the event loop while the
// parameters are serialised.
const BATCH = 1_000

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH)
}

async function insertEntries(
  db: Db,
  editionId: number,
  rows: readonly NewEntry[],
  monthsOf: EditionContent['monthsOf'],
) {
  const addend = (index: number) => numbers(rows, row => row.addends[index])
  await sql`
    insert into entry (edition_id, slice, tier, agency_id, position, place, place_from, place_to, previous_place, score, addends, projects, reviews, average, price_from, above_place, above_score, budget_quartiles, month_places, month_scores)
    select ${editionId}, slice, tier, agency_id, position, place, place_from, place_to, previous_place, score, array[a0, a1, a2, a3, a4, a5], projects, reviews, average, price_from, above_place, above_score, budgets::int[], months::int[], scores::jsonb
    from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.tier)}::text[], ${numbers(rows, row => row.agencyId)}::int[],
      ${numbers(rows, row => row.position)}::int[], ${numbers(rows, row => row.place)}::int[], ${numbers(rows, row => row.placeFrom)}::int[],
      ${numbers(rows, row => row.placeTo)}::int[], ${numbers(rows, row => row.previousPlace)}::int[], ${numbers(rows, row => row.score)}::numeric[],
      ${addend(0)}::real[], ${addend(1)}::real[], ${addend(2)}::real[], ${addend(3)}::real[], ${addend(4)}::real[], ${addend(5)}::real[],
      ${numbers(rows, row => row.projects)}::int[], ${numbers(rows, row => row.reviews)}::int[],
      ${numbers(rows, row => row.average)}::numeric[], ${numbers(rows, row => row.priceFrom)}::int[],
      ${numbers(rows, row => row.above?.place ?? null)}::int[], ${numbers(rows, row => row.above?.score ?? null)}::numeric[],
      ${rows.map(row => arrayLiteral(row.budgets))}::text[], ${rows.map(row => arrayLiteral(monthsOf?.places(row)))}::text[],
      ${rows.map(row => jsonLiteral(monthsOf?.scores(row)))}::text[]
    ) as row (slice, tier, agency_id, position, place, place_from, place_to, previous_place, score, a0, a1, a2, a3, a4, a5, projects, reviews, average, price_from, above_place, above_score, budgets, months, scores)
  `.execute(db)
}

async function insertCmsEntries(db: Db, editionId: number, rows: readonly NewCmsEntry[]) {
  await sql`
    insert into cms_entry (edition_id, slice, cms, place, previous_place, score, projects, agencies, share, reviews, average)
    select ${editionId}, * from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.cms)}::text[], ${numbers(rows, row => row.place)}::int[],
      ${numbers(rows, row => row.previousPlace)}::int[], ${numbers(rows, row => row.score)}::numeric[], ${numbers(rows, row => row.projects)}::int[],
      ${numbers(rows, row => row.agencies)}::int[], ${numbers(rows, row => row.share)}::numeric[], ${numbers(rows, row => row.reviews)}::int[],
      ${numbers(rows, row => row.average)}::numeric[]
    )
  `.execute(db)
}

async function insertEvidence(db: Db, editionId: number, rows: readonly NewEvidence[]) {
  await sql`
    insert into evidence (edition_id, agency_id, key, evidence)
    select ${editionId}, agency_id, key, evidence::jsonb from unnest(
      ${numbers(rows, row => row.agencyId)}::int[], ${rows.map(row => row.key)}::text[],
      ${rows.map(row => JSON.stringify(row.evidence))}::text[]
    ) as row (agency_id, key, evidence)
  `.execute(db)
}

/** `pg` would quote and escape every number. */
const numbers = <Row>(rows: readonly Row[], of: (row: Row) => number | null | undefined) =>
  arrayLiteral(rows.map(row => of(row) ?? null))

// PostgreSQL has no arrays of arrays of unequal length, so each row is sent as an array literal.
function arrayLiteral(numbers: readonly (number | null)[] | null | undefined): string | null {
  return numbers ? `{${numbers.map(number => number ?? 'null').join(',')}}` : null
}

const jsonLiteral = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null)

async function insertParticipants(db: Db, editionId: number, rows: readonly NewParticipant[]) {
  await sql`
    insert into participant (edition_id, agency_id, facets)
    select ${editionId}, agency_id, facets::int[] from unnest(
      ${numbers(rows, row => row.agencyId)}::int[], ${rows.map(row => arrayLiteral(row.facets))}::text[]
    ) as row (agency_id, facets)
  `.execute(db)
}

async function insertSliceSizes(db: Db, editionId: number, rows: readonly NewSliceSize[]) {
  await sql`
    insert into slice_size (edition_id, slice, tier, participants, projects, best_projects, best_mass, budget_quartiles, price_bounds)
    select ${editionId}, slice, tier, participants, projects, best, best, budgets::int[], bounds::int[] from unnest(
      ${rows.map(row => row.slice)}::text[], ${rows.map(row => row.tier)}::text[],
      ${numbers(rows, row => row.participants)}::int[], ${numbers(rows, row => row.projects)}::int[],
      ${numbers(rows, row => row.bestProjects)}::float8[], ${rows.map(row => arrayLiteral(row.budgets))}::text[],
      ${rows.map(row => arrayLiteral(row.priceBounds))}::text[]
    ) as row (slice, tier, participants, projects, best, budgets, bounds)
  `.execute(db)
}
