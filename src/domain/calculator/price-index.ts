import { weightedQuantile } from './spread.ts'

/** Deals of one kind of work (service and type of site) in one quarter, or in the last twelve months. */
export interface PricedKind {
  kind: string
  median: number
  deals: number
}

export interface QuarterPrices {
  /** Its first day: «2025-04-01». */
  quarter: string
  kinds: readonly PricedKind[]
}

export interface IndexedQuarter {
  quarter: string
  /** How much dearer the same work is now. */
  ratio: number
  deals: number
  kinds: number
}

/** A median of fewer deals says little. */
const MIN_KIND = 5

/**
 * Like to like: for each kind of work, its median of the last twelve months by its median of the quarter. The ratio of a
 * quarter is the median of these and of those of the quarters beside it, weighed by deals: one quarter alone is too noisy.
 * Compared directly rather than chained, so that errors do not add up. A quarter without a comparable kind takes the ratio
 * of the next one, the last of them 1.
 */
export function priceIndex(quarters: readonly QuarterPrices[], lastYear: readonly PricedKind[]): IndexedQuarter[] {
  const nowOf = new Map(lastYear.filter(({ deals }) => deals >= MIN_KIND).map(({ kind, median }) => [kind, median]))
  const ratiosOf = quarters
    .toSorted((one, other) => (one.quarter < other.quarter ? -1 : 1))
    .map(({ quarter, kinds }) => ({ quarter, ratios: kinds.flatMap(kind => ratioTo(nowOf.get(kind.kind), kind)) }))
  let known = 1
  return ratiosOf
    .map(({ quarter, ratios }, index) => {
      const pooled = ratiosOf.slice(Math.max(index - 1, 0), index + 2).flatMap(near => near.ratios)
      return { quarter, ratios, pooled: sortedByValue(pooled) }
    })
    .toReversed()
    .map(({ quarter, ratios, pooled }) => {
      if (pooled.length > 0) known = weightedQuantile(pooled, 0.5)
      const deals = ratios.reduce((sum, { weight }) => sum + weight, 0)
      return { quarter, ratio: known, deals, kinds: ratios.length }
    })
    .toReversed()
}

function ratioTo(now: number | undefined, { median, deals }: PricedKind): { value: number; weight: number }[] {
  return now === undefined || deals < MIN_KIND ? [] : [{ value: now / median, weight: deals }]
}

const sortedByValue = <Row extends { value: number; weight: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.value - other.value || one.weight - other.weight)
