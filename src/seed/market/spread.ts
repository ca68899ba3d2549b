/**
 * Low-discrepancy numbers for the n-th agency (the R2 sequence): unlike random numbers they give every seed nearly the
 * same totals and every city its agencies, without knowing the size of the market in advance.
 */
export function spreadPair(index: number, offset: number): readonly [number, number] {
  return [(offset + index * 0.754_877_666_246_692_7) % 1, (offset + index * 0.569_840_290_998_053_2) % 1]
}

/** Inverse of the standard normal distribution (Acklam, error under 2e-9). */
export function normalQuantile(probability: number): number {
  const p = Math.min(1 - 1e-9, Math.max(1e-9, probability))
  if (p > 0.97575) return -normalQuantile(1 - p)
  if (p < 0.02425) {
    const q = Math.sqrt(-2 * Math.log(p))
    return (
      polynomial(
        q,
        [
          -7.784894002430293e-3, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
          2.938163982698783,
        ],
      ) / polynomial(q, [7.784695709041462e-3, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1])
    )
  }
  const q = p - 0.5
  const r = q * q
  return (
    (q *
      polynomial(
        r,
        [
          -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
          2.506628277459239,
        ],
      )) /
    polynomial(r, [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1])
  )
}

const polynomial = (x: number, coefficients: readonly number[]): number =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)

/** The item at a point of 0 … 1 by cumulative weight. */
export function itemAt<T>(list: readonly (readonly [item: T, weight: number])[], point: number): T {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let left = point * total
  for (const [item, weight] of list) {
    left -= weight
    if (left < 0) return item
  }
  throw new RangeError('Weights must sum to more than zero')
}
