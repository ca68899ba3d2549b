export type Quartiles = readonly [q1: number, median: number, q3: number]

/** Quartiles of fewer values would be the values themselves. */
export const MIN_SAMPLE = 3

/**
 * Quartiles by linear interpolation between order statistics: type 7 of Hyndman and Fan (1996), the default of R, NumPy
 * and Excel's QUARTILE.INC. Null for fewer than three values.
 */
export function quartilesOf(values: Iterable<number>): Quartiles | null {
  // Typed arrays sort by number and faster; a slice has up to 200,000 budgets.
  const sorted = Float64Array.from(values).sort()
  return sorted.length < MIN_SAMPLE ? null : [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)]
}

/** Quartiles of prices, in whole roubles. */
export function priceQuartiles(prices: Iterable<number>): Quartiles | null {
  const exact = quartilesOf(prices)
  return exact && [Math.round(exact[0]), Math.round(exact[1]), Math.round(exact[2])]
}

/** Drawn over fewer dots, a band would say less than the dots themselves. */
export const MIN_BAND = 8

/** Quartiles as a band over the dots of the prices; null for fewer than eight. */
export function priceBand(prices: readonly number[]): Quartiles | null {
  return prices.length < MIN_BAND ? null : priceQuartiles(prices)
}

function quantile(sorted: Float64Array, share: number): number {
  const at = (sorted.length - 1) * share
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at % 1)
}
