import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Freezes an edition in the caller's transaction: from then on triggers refuse every change. */
export async function updateFrozenEdition(tx: Db, id: number, frozenAt: Date): Promise<string> {
  const sha256 = await getEditionHash(tx, id)
  await tx.updateTable('edition').set({ sha256, frozen_at: frozenAt }).where('id', '=', id).execute()
  return sha256
}

/**
 * SHA-256 of the edition as lines of JSON: its head, then every row in a fixed order. Agencies are identified by id,
 * which survives a change of slug; timestamps are UTC and the order is bytewise, so session settings have no effect.
 */
export async function getEditionHash(db: Db, id: number): Promise<string> {
  const hash = createHash('sha256')
  for (const linesOf of LINES) {
    const { rows } = await linesOf(id).execute(db)
    for (const { line } of rows) hash.update(`${line}\n`)
  }
  return hash.digest('hex')
}

const headLines = (id: number) => sql<{ line: string }>`
  select json_build_array('edition', type, year, methodology, as_of at time zone 'UTC')::text as line
  from edition where id = ${id}`

const entryLines = (id: number) => sql<{ line: string }>`
  select json_build_array('entry', slice, tier, position, place, agency_id, place_from, place_to, previous_place, score, addends,
    projects, reviews, average, price_from)::text as line
  from entry where edition_id = ${id}
  order by slice collate "C", tier collate "C", position, agency_id`

const evidenceLines = (id: number) => sql<{ line: string }>`
  select json_build_array('evidence', agency_id, key, evidence)::text as line
  from evidence where edition_id = ${id}
  order by agency_id, key collate "C"`

const participantLines = (id: number) => sql<{ line: string }>`
  select json_build_array('participant', agency_id, facets)::text as line
  from participant where edition_id = ${id}
  order by agency_id`

const cmsEntryLines = (id: number) => sql<{ line: string }>`
  select json_build_array('cms', slice, cms, place, previous_place, score, projects, agencies, share, reviews, average)::text as line
  from cms_entry where edition_id = ${id}
  order by slice collate "C", place, cms collate "C"`

const sliceSizeLines = (id: number) => sql<{ line: string }>`
  select json_build_array('size', slice, tier, participants, projects, best_projects)::text as line
  from slice_size where edition_id = ${id}
  order by slice collate "C", tier collate "C"`

const LINES = [headLines, entryLines, evidenceLines, participantLines, cmsEntryLines, sliceSizeLines] as const
