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
 * Like to like: for each kind of work, its median of the last twelve months by its median of the quarter; the ratio of the
 * quarter is the median of these, weighed by deals. Compared directly rather than chained, so that errors do not add up.
 * A quarter without a comparable kind takes the ratio of the next one, the last of them 1.
 */
export function priceIndex(quarters: readonly QuarterPrices[], lastYear: readonly PricedKind[]): IndexedQuarter[] {
  const nowOf = new Map(lastYear.filter(({ deals }) => deals >= MIN_KIND).map(({ kind, median }) => [kind, median]))
  const indexed: IndexedQuarter[] = []
  let known = 1
  for (const { quarter, kinds } of quarters.toSorted((one, other) => (one.quarter < other.quarter ? 1 : -1))) {
    const ratios = kinds.flatMap(({ kind, median, deals }) => {
      const now = nowOf.get(kind)
      return now === undefined || deals < MIN_KIND ? [] : [{ value: now / median, weight: deals }]
    })
    if (ratios.length > 0) known = weightedQuantile(sortedByValue(ratios), 0.5)
    indexed.push({
      quarter,
      ratio: known,
      deals: ratios.reduce((sum, { weight }) => sum + weight, 0),
      kinds: ratios.length,
    })
  }
  return indexed.reverse()
}

const sortedByValue = <Row extends { value: number; weight: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.value - other.value || one.weight - other.weight)
