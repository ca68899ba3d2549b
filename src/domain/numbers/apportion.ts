import { formatPercent, NBSP, roundDecimal } from './numbers.ts'

/**
 * Largest remainder method: rounds the parts to `digits` decimals so that they add up to `total` exactly. Rounded one by
 * one, they may miss it by a few last digits. The total must be rounded to `digits` already. For addends of a score only:
 * one of two equal parts may get more, which shares of a whole must not.
 */
export function apportion(parts: readonly number[], total: number, digits: number): number[] {
  const unit = 10 ** digits
  const exact = parts.map(part => part * unit)
  const whole = exact.map(Math.floor)
  const missing = Math.round(total * unit) - whole.reduce((sum, part) => sum + part, 0)
  const step = Math.sign(missing)
  const remainder = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0)
  // On a tie the first part wins, so the result is the same every time.
  const order = parts.map((_, index) => index).sort((a, b) => step * (remainder(b) - remainder(a)) || a - b)
  for (let given = 0; given < Math.abs(missing) && order.length > 0; given++) {
    const index = order[given % order.length] ?? 0
    whole[index] = (whole[index] ?? 0) + step
  }
  return whole.map(part => part / unit)
}

/** The addends as they are shown next to their score: in tenths, adding up to it to the last digit. */
export const shownAddends = (addends: readonly number[], score: number): number[] => apportion(addends, score, 1)

/** Each row with its share of the whole, rounded to `digits` decimals; equal counts get equal shares. */
export function withShares<Row>(
  rows: readonly Row[],
  countOf: (row: Row) => number,
  digits = 2,
): (Row & { share: number })[] {
  const sum = rows.reduce((total, row) => total + countOf(row), 0)
  return rows.map(row => ({ ...row, share: sum > 0 ? roundDecimal(countOf(row) / sum, digits) : 0 }))
}

/** «34 %» of each; «≈ 33 %» where rounding keeps them from adding up to 100 %. */
export function shareTexts(shares: readonly number[], digits = 0): string[] {
  const whole = 100 * 10 ** digits
  const isExact = Math.round(whole * shares.reduce((sum, share) => sum + share, 0)) === whole
  return shares.map(share => `${isExact ? '' : `≈${NBSP}`}${formatPercent(share, digits)}`)
}
