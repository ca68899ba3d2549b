/** A value with how much it counts. */
export interface Weighed {
  value: number
  weight: number
}

/**
 * The quantile of weighted values, which must be sorted. A value stands at the share of the weight before it, half of its
 * own and of its neighbour's weight apart from the next; between two values the quantile is interpolated. Equal weights
 * make it type 7 of Hyndman and Fan (1996), the definition of domain/numbers/quartiles.ts.
 */
export function weightedQuantile(sorted: readonly Weighed[], share: number): number {
  const [first] = sorted
  const last = sorted.at(-1)
  if (!first || !last) return Number.NaN
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0) - (first.weight + last.weight) / 2
  const target = total * share
  let at = 0
  for (let index = 1; index < sorted.length; index += 1) {
    const [before, next] = [sorted[index - 1] ?? first, sorted[index] ?? last]
    const step = (before.weight + next.weight) / 2
    if (at + step >= target) return before.value + (next.value - before.value) * ((target - at) / step)
    at += step
  }
  return last.value
}

export interface Spread {
  p10: number
  low: number
  median: number
  high: number
  p90: number
}

/** Deciles and quartiles in whole roubles; the values must be sorted. */
export function spreadOf(sorted: readonly Weighed[]): Spread {
  const at = (share: number) => Math.round(weightedQuantile(sorted, share))
  return { p10: at(0.1), low: at(0.25), median: at(0.5), high: at(0.75), p90: at(0.9) }
}

const RESAMPLES = 200
/** Larger samples are resampled in part: m out of n, the interval narrowed by √(m/n). */
const MAX_RESAMPLED = 400
/** Nine times of ten the median of such work lies inside. */
const TAIL = 0.05

/** The percentile bootstrap interval of the median. */
export function medianInterval(sorted: readonly Weighed[], random: () => number): readonly [number, number] {
  const median = weightedQuantile(sorted, 0.5)
  const size = Math.min(sorted.length, MAX_RESAMPLED)
  const medians = Float64Array.from({ length: RESAMPLES }, () =>
    weightedQuantile(resample(sorted, size, random), 0.5),
  ).sort()
  const narrowed = Math.sqrt(size / sorted.length)
  const bound = (share: number) => {
    const found = medians[Math.round((RESAMPLES - 1) * share)] ?? median
    return Math.round(median + (found - median) * narrowed)
  }
  return [bound(TAIL), bound(1 - TAIL)]
}

/** Drawn with replacement; drawing positions and sorting those is cheaper than sorting the values. */
function resample(sorted: readonly Weighed[], size: number, random: () => number): Weighed[] {
  const positions = Uint32Array.from({ length: size }, () => Math.floor(random() * sorted.length)).sort()
  return Array.from(positions, position => sorted[position] ?? { value: Number.NaN, weight: 0 })
}
