export interface Figure {
  figure: number
  text: string
}

/** «Выше всех» of two says nothing that the numbers do not. */
const MIN_COMPARED = 3

/**
 * The text of the one best figure among at least `least`. Figures that look the same after rounding share the lead, and
 * then nobody has it.
 */
export function singleBest(
  figures: readonly Figure[],
  is: 'low' | 'high',
  least: number = MIN_COMPARED,
): string | undefined {
  if (figures.length < least) return undefined
  const sign = is === 'low' ? 1 : -1
  const [first, second] = figures.toSorted((a, b) => sign * (a.figure - b.figure))
  return first?.text === second?.text ? undefined : first?.text
}
