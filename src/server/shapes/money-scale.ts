import type { ScaleTick } from '#contract/shapes/scale.ts'
import { logPosition, type MoneyBounds, moneyTicks } from '#domain/numbers/money-axis.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'

const STEPS = [1, 3]

/** The tightest bounds of 1 or 3 of a power of ten that hold all values, at least one step apart. */
export function tightBounds(values: readonly number[]): MoneyBounds {
  const marks = Array.from({ length: 10 }, (_, power) => STEPS.map(step => step * 10 ** power)).flat()
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const lo = marks.findLast(mark => mark <= least * 0.95) ?? 1
  const hi = marks.find(mark => mark >= most * 1.05) ?? 1_000_000_000
  return [lo, hi]
}

export interface MoneyScale {
  ticks: ScaleTick[]
  at: (roubles: number) => number
}

/** A logarithmic axis as positions from 0 to 1: computed here, so that the browser only draws. */
export function moneyScale([lo, hi]: MoneyBounds): MoneyScale {
  const at = (roubles: number) => roundDecimal(logPosition(roubles, lo, hi), 4)
  const { major, minor } = moneyTicks(lo, hi)
  return {
    at,
    ticks: [
      ...major.map(({ value, label }) => ({ at: at(value), isMajor: true, label })),
      ...minor.map(value => ({ at: at(value), isMajor: false })),
    ].sort((one, other) => one.at - other.at),
  }
}
