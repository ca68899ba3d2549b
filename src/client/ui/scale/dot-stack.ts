/** Dots nearer than this share of the axis would cover each other. */
const MIN_GAP = 0.012

/** Lifts dots that would cover each other: each goes to the lowest level where it has room. */
export function stackDots<Dot extends { at: number }>(
  dots: readonly Dot[],
  gap: number = MIN_GAP,
): (Dot & { level: number })[] {
  const lastAt: number[] = []
  return dots
    .toSorted((one, other) => one.at - other.at)
    .map(dot => {
      const free = lastAt.findIndex(at => dot.at - at >= gap)
      const level = free === -1 ? lastAt.length : free
      lastAt[level] = dot.at
      return { ...dot, level }
    })
}
