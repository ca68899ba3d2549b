/** Dots nearer than this share of the axis would cover each other: a chart of 700 px and more. */
const GAP = 0.012

interface Placed {
  /** From 0 to 1 along the axis. */
  at: number
}

type Stacked<Dot> = Dot & { level: number }

/**
 * Dots in upright columns: near ones share a column over the mean of their places. Columns are at least `gap` apart,
 * and no dot is moved by more than two gaps.
 */
export function stackDots<Dot extends Placed>(dots: readonly Dot[], gap: number = GAP): Stacked<Dot>[] {
  const columns: Dot[][] = []
  for (const dot of dots.toSorted((one, other) => one.at - other.at)) {
    const column = columns.at(-1)
    if (column?.[0] && dot.at - column[0].at < gap) column.push(dot)
    else columns.push([dot])
  }
  let least = Number.NEGATIVE_INFINITY
  const pushedRight = columns.map(column => {
    const mean = column.reduce((sum, { at }) => sum + at, 0) / column.length
    least = Math.max(mean, least + gap)
    return least
  })
  let most = 1
  const places = pushedRight
    .toReversed()
    .map(at => {
      const place = Math.min(at, most)
      most = place - gap
      return place
    })
    .toReversed()
  return columns.flatMap((column, index) =>
    column.map((dot, level) => ({ ...dot, at: places[index] ?? dot.at, level })),
  )
}

/** Marks at their exact places: each goes to the lowest level where it has room. */
export function liftMarks<Mark extends Placed>(marks: readonly Mark[], gap: number): Stacked<Mark>[] {
  const lastAt: number[] = []
  return marks
    .toSorted((one, other) => one.at - other.at)
    .map(mark => {
      const free = lastAt.findIndex(at => mark.at - at >= gap)
      const level = free === -1 ? lastAt.length : free
      lastAt[level] = mark.at
      return { ...mark, level }
    })
}
