import { logPosition, type MoneyTick, moneyTicks } from '#domain/numbers/money-axis.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import type { Tick } from './geometry.ts'

/** With more labels only powers of ten have one, or they would touch. */
const MAX_LABELS = 7
const MAX_LABELS_OF_COLUMN = 5
const MAX_LABELS_OF_PHONE = 4
const MILLION = 1_000_000

/** Ticks of a logarithmic money axis; the currency is named once, at the end. */
export const moneyScale = (lo: number, hi: number): Tick[] =>
  ticksOf(lo, hi, MAX_LABELS, ({ value, label }) => (value === hi ? `${label}${NBSP}₽` : label))

/** The same in millions, for a column whose head names the unit. */
export const millionScale = (lo: number, hi: number): Tick[] =>
  ticksOf(lo, hi, MAX_LABELS_OF_COLUMN, ({ value }) => formatNumber(value / MILLION, 2))

function ticksOf(lo: number, hi: number, maxLabels: number, labelOf: (tick: MoneyTick) => string): Tick[] {
  const { major, minor } = moneyTicks(lo, hi)
  const isPowerOfTen = (value: number) => Number.isInteger(Math.log10(value))
  const isLabelled = (value: number) => major.length <= maxLabels || isPowerOfTen(value)
  return [
    ...major.map(tick => ({
      at: logPosition(tick.value, lo, hi),
      isMajor: true,
      ...(isLabelled(tick.value) && { label: labelOf(tick) }),
      ...(major.length > MAX_LABELS_OF_PHONE && !isPowerOfTen(tick.value) && { isForWide: true }),
    })),
    ...minor.map(value => ({ at: logPosition(value, lo, hi), isMajor: false })),
  ]
}
