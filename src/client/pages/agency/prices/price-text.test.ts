import { expect, test } from 'vitest'
import { checkedText } from '../frame/fact-text.ts'
import { hourText, priceText } from './price-text.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ')

test('a price is exact to the rouble: from, from–to, or a single value', () => {
  expect(plain(priceText({ from: 300_000, to: null }))).toBe('от 300 000 ₽')
  expect(plain(priceText({ from: 300_000, to: 1_250_000 }))).toBe('300 000 – 1 250 000 ₽')
  expect(plain(priceText({ from: 50_000, to: 50_000 }))).toBe('50 000 ₽')
})

test('the hourly rate and the check date are formatted', () => {
  expect(plain(hourText(2800))).toBe('2 800 ₽ в час')
  expect(plain(checkedText({ checked_at: '2026-10-03T08:00:00Z' }))).toBe('Проверено 3 октября 2026')
})
