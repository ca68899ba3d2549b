export const NBSP = '\u00a0'

// Not Intl: a rating page formats several hundred numbers per request, and the server and every browser must print
// the same bytes or hydration breaks. Tests compare the output with Intl('ru-RU').
export function formatNumber(value: number, maxFractionDigits = 0): string {
  return print(roundDecimal(value, maxFractionDigits))
}

// Keeps trailing zeros, so «5,0» aligns with «4,7» in a column.
export function formatFixed(value: number, fractionDigits = 1): string {
  const text = print(roundDecimal(value, fractionDigits))
  const comma = text.indexOf(',')
  const present = comma === -1 ? 0 : text.length - comma - 1
  return `${text}${comma === -1 && fractionDigits > 0 ? ',' : ''}${'0'.repeat(fractionDigits - present)}`
}

export function formatPercent(share: number, maxFractionDigits = 0): string {
  return `${formatNumber(share * 100, maxFractionDigits)}${NBSP}%`
}

// The difference of two figures as they are shown with one decimal, so that the reader can check it.
export const shownGap = (more: number, less: number): number =>
  roundDecimal(roundDecimal(more, 1) - roundDecimal(less, 1), 1)

// Rounds the decimal notation: 4.35 is 4.3499… in binary, and toFixed(1) would print 4.3.
// Exact up to 10¹² with three decimals, where the shifted number is still a safe integer.
export function roundDecimal(value: number, digits: number): number {
  if (digits >= 0 && Number.isInteger(value)) return value
  const size = Math.abs(value)
  // Outside this range numbers print with an exponent, and the shift below would not parse.
  if (size < 1e-6) return 0
  if (size >= 1e21) return value
  const rounded = Number(`${Math.round(Number(`${size}e${digits}`))}e${-digits}`)
  return value < 0 && rounded > 0 ? -rounded : rounded
}

function print(value: number): string {
  const [whole = '', fraction] = Math.abs(value).toString().split('.')
  const sign = value < 0 ? '-' : ''
  return `${sign}${groupThousands(whole)}${fraction === undefined ? '' : `,${fraction}`}`
}

function groupThousands(digits: string): string {
  if (digits.length <= 3) return digits
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)}${NBSP}${grouped}`
  }
  return grouped
}
