import { formatNumber } from '#domain/numbers/numbers.ts'
import { logPosition, moneyTicks } from '#domain/numbers/money-axis.ts'
import type { Tick } from '../../../ui/scale/geometry.ts'
import type { PriceAxis } from './row-price.tsx'

const MILLION = 1_000_000

/** Ticks of the common price axis of a list, in millions: a column has no room for words. */
export function priceTicks([lo = 1, hi = 10]: PriceAxis): Tick[] {
  const { major, minor } = moneyTicks(lo, hi)
  const at = (value: number) => logPosition(value, lo, hi)
  return [
    ...major.map(({ value }) => ({ at: at(value), isMajor: true, label: formatNumber(value / MILLION, 2) })),
    ...minor.map(value => ({ at: at(value), isMajor: false })),
  ]
}
