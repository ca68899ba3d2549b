import { logPosition, moneyTicks } from '#domain/numbers/money-axis.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import type { Tick } from '../../../ui/scale/geometry.ts'
import type { PriceAxis } from './row-price.tsx'

const MILLION = 1_000_000
/** On a longer axis only powers of ten have a label. */
const MAX_LABELS = 5

/** Ticks of the common price axis of a list, in millions: a column has no room for words. */
export function priceTicks([lo = 1, hi = 10]: PriceAxis): Tick[] {
  const { major, minor } = moneyTicks(lo, hi)
  const at = (value: number) => logPosition(value, lo, hi)
  const isLabelled = ({ value }: { value: number }) => major.length <= MAX_LABELS || Number.isInteger(Math.log10(value))
  return [
    ...major.map(tick => ({
      at: at(tick.value),
      isMajor: true,
      ...(isLabelled(tick) && { label: formatNumber(tick.value / MILLION, 2) }),
    })),
    ...minor.map(value => ({ at: at(value), isMajor: false })),
  ]
}
