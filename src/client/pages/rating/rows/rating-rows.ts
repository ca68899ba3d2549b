import type { RatingRow } from '#contract/calls/rating.ts'
import { isNearOwnPlace, ROWS_BEFORE_MINI, ROWS_BEFORE_WIDE, ROWS_FROM_OWN_PLACE } from '#domain/advertising/slots.ts'

export const TABLE_COLUMNS = 5

/** Ids of the agencies that the ads of a kind advertise. All of a rotation, so that the ad does not move when it turns. */
export interface Advertised {
  wide: readonly number[]
  mini: readonly number[]
}

export interface RowGroups {
  leaders: readonly RatingRow[]
  hasWide: boolean
  middle: readonly RatingRow[]
  hasMini: boolean
  rest: readonly RatingRow[]
}

/** Splits the rows where the ads go; an ad without a place far enough from its agency is left out. */
export function splitByAds(rows: readonly RatingRow[], { wide, mini }: Advertised): RowGroups {
  const wideAt = adIndex(rows, wide, ROWS_BEFORE_WIDE)
  const afterLeaders = wideAt ?? Math.min(ROWS_BEFORE_WIDE, rows.length)
  const miniAt = adIndex(rows, mini, Math.max(ROWS_BEFORE_MINI, afterLeaders + ROWS_FROM_OWN_PLACE))
  const hasMini = miniAt !== null && miniAt > afterLeaders
  const afterMiddle = hasMini ? miniAt : rows.length
  return {
    leaders: rows.slice(0, afterLeaders),
    hasWide: wideAt !== null,
    middle: rows.slice(afterLeaders, afterMiddle),
    hasMini,
    rest: rows.slice(afterMiddle),
  }
}

/** The first gap at or after `from` with no advertised agency among the five rows on either side; null if there is none. */
function adIndex(rows: readonly RatingRow[], agencyIds: readonly number[], from: number): number | null {
  const own = rows.flatMap(({ agency }, index) => (agencyIds.includes(agency.id) ? [index] : []))
  for (let gap = Math.min(from, rows.length); gap <= rows.length; gap += 1) {
    if (!own.some(index => isNearOwnPlace(gap, index))) return gap
  }
  return null
}

export const rowKey = ({ agency }: RatingRow): number => agency.id
