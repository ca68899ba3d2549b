interface Placed {
  place: number
}

/** Places gained since the previous edition; null if there is none. */
export const placeShift = (before: Placed | undefined, now: Placed): number | null =>
  before ? before.place - now.place : null

/** Vertical range of the points in percent; the margins leave room for labels. */
const TOP = 26
const BOTTOM = 70

export function placePoints(editions: readonly Placed[]): { x: number; y: number }[] {
  const places = editions.map(({ place }) => place)
  const best = Math.min(...places)
  const spread = Math.max(...places) - best
  return places.map((place, index) => ({
    x: round(((index + 0.5) / places.length) * 100),
    y: spread === 0 ? (TOP + BOTTOM) / 2 : round(TOP + ((place - best) / spread) * (BOTTOM - TOP)),
  }))
}

const round = (percent: number) => Math.round(percent * 100) / 100
