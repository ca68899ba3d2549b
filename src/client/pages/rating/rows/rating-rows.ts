import type { RatingRow } from '#contract/calls/rating.ts'
import type { NativeCard } from '#contract/shapes/rating.ts'

/** A row with its agency's sponsored card, if any: everything its markup depends on. */
export interface ListedRow {
  row: RatingRow
  card?: NativeCard | undefined
}

export const TABLE_COLUMNS = 8

/** The only ad between rows comes after these leaders. */
const ROWS_BEFORE_AD = 3

/** The leaders and the rest, each row with its card. */
export function listedRows(rows: readonly RatingRow[], cards: readonly NativeCard[]): [ListedRow[], ListedRow[]] {
  const listed = rows.map(row => {
    const card = cards.find(({ agency_id }) => agency_id === row.agency.id)
    return card ? { row, card } : { row }
  })
  return [listed.slice(0, ROWS_BEFORE_AD), listed.slice(ROWS_BEFORE_AD)]
}

export const rowKey = ({ row }: ListedRow): number => row.agency.id
