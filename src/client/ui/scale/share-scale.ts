import { formatNumber, formatPercent } from '#domain/numbers/numbers.ts'
import type { Tick } from './geometry.ts'

/** Maps values from 0 to `top` to coordinates, rounded to a tenth. */
export function linearScale(top: number, range: { from: number; to: number }): (value: number) => number {
  return value => Math.round((range.from + (value / top) * (range.to - range.from)) * 10) / 10
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25] as const
const MOST_STEPS = 4

/** Round shares from 0 to at least the largest, in at most four steps. */
export function shareTicks(largest: number): number[] {
  const step = STEPS.find(size => Math.ceil(largest / size) <= MOST_STEPS) ?? STEPS[STEPS.length - 1] ?? 1
  const count = Math.max(1, Math.ceil(largest / step))
  // Multiplied and rounded, because summing accumulates error: 0.1 + 0.2 is not 0.3.
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step * 100) / 100)
}

const MAX_LABELS = 4

/** The axis of a column of shares, from zero to the last of these ticks, which alone has the unit. */
export function shareAxis(ticks: readonly number[]): Tick[] {
  const top = ticks.at(-1) ?? 1
  const isLabelled = (index: number) => ticks.length <= MAX_LABELS || index % 2 === (ticks.length - 1) % 2
  return ticks.map((share, index) => ({
    at: share / top,
    isMajor: true,
    ...(isLabelled(index) && { label: share === top ? formatPercent(share) : formatNumber(share * 100) }),
  }))
}
