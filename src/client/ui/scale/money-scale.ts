import { logPosition, moneyTicks } from '#domain/numbers/money-axis.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import type { Tick } from './geometry.ts'

/** More labels would touch on a phone: then only powers of ten have one. */
const MAX_LABELS = 7

/** Ticks of a logarithmic money axis; the currency is named once, at the end. */
export function moneyScale(lo: number, hi: number): Tick[] {
  const { major, minor } = moneyTicks(lo, hi)
  const isLabelled = (value: number) => major.length <= MAX_LABELS || Number.isInteger(Math.log10(value))
  return [
    ...major.map(({ value, label }, index) => ({
      at: logPosition(value, lo, hi),
      isMajor: true,
      ...(isLabelled(value) && { label: index === major.length - 1 ? `${label}${NBSP}₽` : label }),
    })),
    ...minor.map(value => ({ at: logPosition(value, lo, hi), isMajor: false })),
  ]
}
