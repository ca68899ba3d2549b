/** A value with how much it counts. */
export interface Weighed {
  value: number
  weight: number
}

/**
 * The quantile of weighted values, which must be sorted. The distance between two neighbours is the mean of their weights;
 * the quantile is interpolated linearly between them. With equal weights this is type 7 of Hyndman and Fan (1996), the
 * definition in domain/numbers/quartiles.ts.
 */
export function weightedQuantile(sorted: readonly Weighed[], share: number): number {
  return weightedQuantiles(sorted, [share])[0] ?? Number.NaN
}

/** Of rising shares, in one pass: a large market has tens of thousands of values. */
function weightedQuantiles(sorted: readonly Weighed[], shares: readonly number[]): number[] {
  const last = sorted.at(-1)
  let before = sorted[0]
  if (!before || !last) return []
  let weights = 0
  for (const { weight } of sorted) weights += weight
  const total = weights - (before.weight + last.weight) / 2
  const found: number[] = []
  let target = total * (shares[0] ?? 0)
  let at = 0
  for (let index = 1; index < sorted.length && found.length < shares.length; index += 1) {
    const next = sorted[index] ?? last
    const step = (before.weight + next.weight) / 2
    while (at + step >= target && found.length < shares.length) {
      found.push(before.value + (next.value - before.value) * ((target - at) / step))
      target = total * (shares[found.length] ?? 0)
    }
    at += step
    before = next
  }
  return [...found, ...shares.slice(found.length).map(() => last.value)]
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
  const [p10 = Number.NaN, low = Number.NaN, median = Number.NaN, high = Number.NaN, p90 = Number.NaN] =
    weightedQuantiles(sorted, [0.1, 0.25, 0.5, 0.75, 0.9]).map(Math.round)
  return { p10, low, median, high, p90 }
}

const RESAMPLES = 200
/** Of a larger sample every n-th value is resampled: m out of n, the interval narrowed by √(m/n). */
const MAX_RESAMPLED = 400
/** Nine times of ten the median of such work lies inside. */
const TAIL = 0.05

/** The percentile bootstrap interval of the median. */
export function medianInterval(sorted: readonly Weighed[], random: () => number): readonly [number, number] {
  const median = weightedQuantile(sorted, 0.5)
  const step = Math.ceil(sorted.length / MAX_RESAMPLED)
  const drawn = sorted.filter((_, index) => index % step === 0)
  const medians = Float64Array.from({ length: RESAMPLES }, () => resampledMedian(drawn, random)).sort()
  const narrowed = Math.sqrt(drawn.length / sorted.length)
  const middle = weightedQuantile(drawn, 0.5)
  const bound = (share: number) => {
    const found = medians[Math.round((RESAMPLES - 1) * share)] ?? middle
    return median + (found - middle) * narrowed
  }
  return [Math.round(Math.min(bound(TAIL), median)), Math.round(Math.max(bound(1 - TAIL), median))]
}

/** Drawn with replacement. Counting how often each value was drawn keeps the order without sorting or copying. */
function resampledMedian(sorted: readonly Weighed[], random: () => number): number {
  const times = new Uint16Array(sorted.length)
  for (let draw = 0; draw < sorted.length; draw += 1) {
    const position = Math.floor(random() * sorted.length)
    times[position] = (times[position] ?? 0) + 1
  }
  return medianOfCopies(sorted, times)
}

/** As weightedQuantile(…, 0.5) of every value repeated `times`. Plain loops: it runs 200 times an answer. */
function medianOfCopies(sorted: readonly Weighed[], times: Uint16Array): number {
  let total = 0
  let first = 0
  let last = 0
  for (let position = 0; position < times.length; position += 1) {
    const copies = times[position] ?? 0
    if (copies === 0) continue
    last = sorted[position]?.weight ?? 0
    if (total === 0) first = last
    total += copies * last
  }
  const target = (total - (first + last) / 2) / 2
  let at = -1
  let before: Weighed | null = null
  for (let position = 0; position < times.length; position += 1) {
    const copies = times[position] ?? 0
    const here = sorted[position]
    if (copies === 0 || !here) continue
    if (before) {
      const step = (before.weight + here.weight) / 2
      if (at + step >= target) return before.value + (here.value - before.value) * ((target - at) / step)
      at += step
    } else at = 0
    at += (copies - 1) * here.weight
    if (at >= target) return here.value
    before = here
  }
  return before?.value ?? Number.NaN
}
