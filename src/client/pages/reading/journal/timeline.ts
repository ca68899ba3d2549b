/** A text of the list: how many days ago it was published and how high its row is. */
export interface DatedRow {
  daysAgo: number
  height: number
}

export interface Timeline {
  height: number
  /** Pixels of one day, the same along the whole ruler. */
  day: number
  /** One per row, in its order. */
  marks: { y: number; rowY: number }[]
  /** Days that have a tick of their own. */
  ticks: { y: number; daysAgo: number }[]
}

const DAY_TICKS_FROM = 5
const WEEK = 7

/**
 * Rows stand below each other and the ruler is as long as all of them, so a day is as high as the list allows; `from` is
 * the day at its top.
 */
export function timelineOf(rows: readonly DatedRow[], from: number): Timeline {
  const height = rows.reduce((sum, row) => sum + row.height, 0)
  const last = rows.at(-1)
  // The last text stands where its row begins, so that its leader is short.
  const span = Math.max((last?.daysAgo ?? from) - from, 1)
  const day = Math.max(height - (last?.height ?? 0), last?.height ?? 0) / span
  const step = day >= DAY_TICKS_FROM ? 1 : WEEK
  let rowY = 0
  const marks = rows.map(row => {
    const mark = { y: (row.daysAgo - from) * day, rowY }
    rowY += row.height
    return mark
  })
  const count = Math.floor(height / (day * step)) + 1
  const ticks = Array.from({ length: count }, (_, index) => ({ y: index * step * day, daysAgo: from + index * step }))
  return { height, day, marks, ticks }
}

const DAY_MS = 86_400_000

/** Whole days between two days «2026-11-16». */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
