/** A text of the list: how many days below the top of the ruler it was published, and how high its row is. */
export interface DatedRow {
  daysAgo: number
  height: number
}

export interface Timeline {
  height: number
  /** Of one day, the same along the whole ruler. */
  day: number
  /** One per row, in its order. */
  marks: { y: number; rowY: number }[]
  /** A tick per day, or per week where days are too close. */
  ticks: number[]
}

const DAY_TICKS_FROM = 8
const WEEK = 7

/** Rows stand below each other; the last day stands where its row begins, and all days between are equally high. */
export function timelineOf(rows: readonly DatedRow[]): Timeline {
  let height = 0
  const tops = rows.map(row => {
    const top = height
    height += row.height
    return top
  })
  const span = Math.max(rows.at(-1)?.daysAgo ?? 0, 1)
  const day = Math.max(tops.at(-1) ?? 0, rows.at(-1)?.height ?? 0) / span
  const step = day * (day >= DAY_TICKS_FROM ? 1 : WEEK)
  const marks = rows.map(({ daysAgo }, index) => ({ y: daysAgo * day, rowY: tops[index] ?? 0 }))
  return {
    height,
    day,
    marks,
    ticks: Array.from({ length: Math.floor(height / step) + 1 }, (_, index) => index * step),
  }
}

const DAY_MS = 86_400_000

/** Whole days between two days «2026-11-16». */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS)
