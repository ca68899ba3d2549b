import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingTypeBySlug } from '../vocabulary/rating-types.ts'
import { TIERS } from '../vocabulary/tiers.ts'
import { formatMoney, formatMoneyRange, formatMoneyShort, formatPriceFrom, formatTierPrices } from './money.ts'

const roubles = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 900_000_000_000 }))
const currency = { style: 'currency', currency: 'RUB' } as const
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

test('formatMoney matches Intl', () => {
  const reference = new Intl.NumberFormat('ru-RU', { ...currency, maximumFractionDigits: 0 })
  fc.assert(
    fc.property(roubles, sum => {
      expect(formatMoney(sum)).toBe(reference.format(sum))
    }),
  )
})

test('formatMoneyShort matches Intl with three significant digits', () => {
  const reference = new Intl.NumberFormat('ru-RU', { ...currency, notation: 'compact', maximumSignificantDigits: 3 })
  fc.assert(
    fc.property(roubles, sum => {
      expect(formatMoneyShort(sum)).toBe(reference.format(sum))
    }),
  )
})

test.each([
  [300_000, 500_000, '300–500 тыс. ₽'],
  [300_000, 1_000_000, '300 тыс. – 1 млн ₽'],
  [1_000_000, 3_000_000, '1–3 млн ₽'],
  [null, 1_000_000, 'до 1 млн ₽'],
  [3_000_000, null, 'от 3 млн ₽'],
  [1_200_000, 1_200_000, '1,2 млн ₽'],
  [null, null, 'цена не указана'],
  [0, 900, '0–900 ₽'],
])('from %s to %s is «%s»', (from, to, text) => {
  expect(spaced(formatMoneyRange(from, to))).toBe(text)
})

test('a sum that rounds up to the next unit uses that unit', () => {
  expect(spaced(formatMoneyShort(999_950))).toBe('1 млн ₽')
})

test('a starting price shows its unit', () => {
  expect(spaced(formatPriceFrom(300_000))).toBe('от 300 000 ₽')
  expect(spaced(formatPriceFrom(50_000, 'month'))).toBe('от 50 000 ₽/мес.')
  expect(formatPriceFrom(null)).toBe('цена по запросу')
})

test('tier prices show the bounds of the rating', () => {
  const { tierBounds } = ratingTypeBySlug('digital-agencies')
  expect(TIERS.map(({ slug }) => spaced(formatTierPrices(slug, tierBounds)))).toEqual([
    'до 300 тыс. ₽',
    '300 тыс. – 1 млн ₽',
    '1–3 млн ₽',
    'от 3 млн ₽',
  ])
  expect(spaced(formatTierPrices('low', ratingTypeBySlug('web-support').tierBounds, 'month'))).toBe('до 30 тыс. ₽/мес.')
})
