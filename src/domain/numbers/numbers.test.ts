import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFixed, formatNumber, formatPercent } from './numbers.ts'

const intl = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('ru-RU', { signDisplay: 'negative', ...options })
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
  // Two-decimal values, where binary rounding errors show.
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map(value => value / 100),
)

test.each([0, 1, 2, 3])('formatNumber with at most %i decimals matches Intl', digits => {
  const reference = intl({ maximumFractionDigits: digits })
  fc.assert(
    fc.property(anyNumber, value => {
      expect(formatNumber(value, digits)).toBe(reference.format(value))
    }),
  )
})

test.each([0, 1, 2])('formatFixed with exactly %i decimals matches Intl', digits => {
  const reference = intl({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  fc.assert(
    fc.property(anyNumber, value => {
      expect(formatFixed(value, digits)).toBe(reference.format(value))
    }),
  )
})

test('formatPercent matches Intl', () => {
  const reference = intl({ style: 'percent' })
  for (const share of [0, 0.004, 0.12, 0.355, 1, 12.5]) expect(formatPercent(share)).toBe(reference.format(share))
})

test('a grade keeps its decimal', () => {
  expect(formatFixed(5)).toBe('5,0')
  expect(formatFixed(4.35)).toBe('4,4')
})
