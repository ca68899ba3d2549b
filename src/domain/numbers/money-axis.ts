import { formatMoneyBare } from './money.ts'

export type MoneyBounds = readonly [lo: number, hi: number]

export type MoneyTick = { value: number; label: string }

/** 100 тыс. – 10 млн holds most projects of the market. */
const USUAL: MoneyBounds = [100_000, 10_000_000]

const STEPS = [1, 3]
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The usual axis, widened to the nearest 1 or 3 of a power of ten that holds every value. */
export function moneyBounds(values: Iterable<number>): MoneyBounds {
  let [lo, hi] = USUAL
  for (const value of values) {
    if (!(value > 0)) continue
    while (value < lo) lo = stepDown(lo)
    while (value > hi) hi = stepUp(hi)
  }
  return [lo, hi]
}

/** Ticks of a logarithmic axis: 1 and 3 of every power of ten have a label, the other digits do not. */
export function moneyTicks(lo: number, hi: number): { major: MoneyTick[]; minor: number[] } {
  const ticks = powersWithin(lo, hi).flatMap(power => DIGITS.map(digit => ({ digit, value: digit * power })))
  const within = ticks.filter(({ value }) => value >= lo && value <= hi)
  return {
    major: within
      .filter(({ digit }) => STEPS.includes(digit))
      .map(({ value }) => ({ value, label: formatMoneyBare(value) })),
    minor: within.filter(({ digit }) => !STEPS.includes(digit)).map(({ value }) => value),
  }
}

/** 0 at lo, 1 at hi; values outside are clamped. */
export function logPosition(value: number, lo: number, hi: number): number {
  const within = Math.min(Math.max(value, lo), hi)
  return Math.log(within / lo) / Math.log(hi / lo)
}

function powersWithin(lo: number, hi: number): number[] {
  const powers: number[] = []
  for (let power = 10 ** Math.floor(Math.log10(lo)); power <= hi; power *= 10) powers.push(power)
  return powers
}

// Bounds are 1 or 3 of a power of ten: a step is to the other of the two.
const isPowerOfTen = (bound: number): boolean => Number.isInteger(Math.log10(bound))
const stepDown = (bound: number): number => (isPowerOfTen(bound) ? (bound * 3) / 10 : bound / 3)
const stepUp = (bound: number): number => (isPowerOfTen(bound) ? bound * 3 : (bound * 10) / 3)
