import { type RawBuilder, sql } from 'kysely'

/** Ids of one sitemap file: after `after`, up to and including `to`. */
export interface IdRange {
  after: number
  to: number
}

/** A file of the sitemap: the number of its id range, from 1, and the latest date in it. */
export interface DatedPart {
  part: number
  changed_at: Date | null
}

export const partOf = (column: string, size: number): RawBuilder<number> =>
  sql<number>`((${sql.ref(column)} - 1) / ${sql.lit(size)} + 1)::int`
