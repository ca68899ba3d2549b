/** Fewer observations are not published, neither as a point nor as a part of an index. */
export const MIN_OBSERVATIONS = 5

/** Median price of one kind of work (a service, and a type of site where it has one) in one period. */
export interface KindMedian {
  kind: string
  /** Start of the period, «2026-07-01». */
  at: string
  median: number
  sample: number
}

export interface PriceLevel {
  /** Null where nothing can be compared. */
  level: number | null
  /** Observations that were compared. */
  sample: number
}

/**
 * Price level of each period relative to the base periods, where 1 is the base.
 *
 * Like is compared with like: the median of a kind with the base median of the same kind, so a quarter with more cheap
 * landing pages does not look like a fall. Ratios are averaged geometrically, weighted by sample. Compared with the base
 * directly rather than chained from period to period: chaining accumulates the noise of small samples.
 */
export function priceIndex(
  medians: readonly KindMedian[],
  periods: readonly string[],
  base: readonly string[],
): PriceLevel[] {
  const known = medians.filter(({ sample, median }) => sample >= MIN_OBSERVATIONS && median > 0)
  const baseOf = new Map(
    [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, rows]) => [
      kind,
      meanLog(rows.filter(({ at }) => base.includes(at)).map(({ median, sample }) => [Math.log(median), sample])),
    ]),
  )
  const rowsOf = Map.groupBy(known, ({ at }) => at)
  return periods.map(at => {
    const ratios = (rowsOf.get(at) ?? []).flatMap(({ kind, median, sample }): WeightedLog[] => {
      const level = baseOf.get(kind) ?? null
      return level === null ? [] : [[Math.log(median) - level, sample]]
    })
    const mean = meanLog(ratios)
    return { level: mean === null ? null : Math.exp(mean), sample: weightOf(ratios) }
  })
}

/** Quarters in the year that a level is averaged over: single quarters of one service are noise. */
const YEAR = 4
/** Quarters that must be known before the first level. */
export const INDEX_LEAD = YEAR - 1

/**
 * Price level of the year that ends with each quarter, where the last year is 1; of quarters without their first three.
 * Statistics draw it, and the calculator brings older sums to today's level by it.
 */
export function yearLevels(medians: readonly KindMedian[], quarters: readonly string[]): PriceLevel[] {
  const levels = priceIndex(medians, quarters, quarters.slice(-YEAR))
  return quarters.slice(INDEX_LEAD).map((_, index) => averageLevel(levels.slice(index, index + YEAR)))
}

/** Geometric mean, weighted by sample. */
function averageLevel(levels: readonly PriceLevel[]): PriceLevel {
  const mean = meanLog(levels.map(({ level, sample }) => [Math.log(level ?? 1), sample]))
  return { level: mean === null ? null : Math.exp(mean), sample: levels.reduce((sum, { sample }) => sum + sample, 0) }
}

type WeightedLog = readonly [log: number, weight: number]

const weightOf = (values: readonly WeightedLog[]): number => values.reduce((sum, [, weight]) => sum + weight, 0)

function meanLog(values: readonly WeightedLog[]): number | null {
  const weight = weightOf(values)
  return weight === 0 ? null : values.reduce((sum, [log, one]) => sum + log * one, 0) / weight
}
