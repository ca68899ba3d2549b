/** A place in the text and what the ruler says there. */
export interface ReadingStop {
  /** Pixels from the top of the window. */
  y: number
  at: number
}

/** The reading at `line`, straight between stops and no further than the outer ones. */
export function readingAt(stops: readonly ReadingStop[], line: number): number {
  const index = stops.findLastIndex(({ y }) => y <= line)
  const before = stops[index]
  const after = stops[index + 1]
  if (!before || !after) return (before ?? after)?.at ?? 0
  return before.at + ((line - before.y) / (after.y - before.y)) * (after.at - before.at)
}
