import type { RatingRow } from '#contract/calls/rating.ts'
import type { NativeCard } from '#contract/shapes/rating.ts'

/** A row with the mini card its agency has bought, if it has: all that its look depends on. */
export interface ListedRow {
  row: RatingRow
  card?: NativeCard | undefined
}

export const TABLE_COLUMNS = 8

/** Rows before the one advertisement between them: never more than one, never above the leaders. */
const ROWS_BEFORE_AD = 3

/** The leaders and the rest, each row beside its own card. */
export function listedRows(rows: readonly RatingRow[], cards: readonly NativeCard[]): [ListedRow[], ListedRow[]] {
  const listed = rows.map(row => {
    const card = cards.find(({ agency_id }) => agency_id === row.agency.id)
    return card ? { row, card } : { row }
  })
  return [listed.slice(0, ROWS_BEFORE_AD), listed.slice(ROWS_BEFORE_AD)]
}

export const rowKey = ({ row }: ListedRow): number => row.agency.id
