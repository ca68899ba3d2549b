import { formatNumber, roundDecimal } from '#domain/numbers/numbers.ts'
import type { Tick } from './geometry.ts'

const STEPS = [1, 2, 5]
const MOST_STEPS = 5

/** Round counts from zero to at least the greatest, in at most five steps. */
export function countTicks(greatest: number): { ticks: Tick[]; end: number } {
  const sizes = Array.from({ length: 9 }, (_, power) => STEPS.map(step => step * 10 ** power)).flat()
  const step = sizes.find(size => greatest / size <= MOST_STEPS) ?? greatest
  const count = Math.max(Math.ceil(greatest / step), 1)
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    at: roundDecimal(index / count, 4),
    isMajor: true,
    label: formatNumber(index * step),
  }))
  return { ticks, end: count * step }
}
