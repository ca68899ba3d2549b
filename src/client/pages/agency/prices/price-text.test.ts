import { expect, test } from 'vitest'
import { checkedText } from '../frame/fact-text.ts'
import { drawingText, hourText, type PriceLine, sampleText } from './price-text.ts'

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')
const PAID = { verdict: { kind: 'plain' as const, text: '' }, dispute: null }
const LINE = {
  from: 300_000,
  to: null,
  unit: 'за проект',
  paid: { ...PAID, sums: [1, 2, 3, 4].map(sum => ({ sum, title: '' })), median: 420_000 },
  market: { low: 250_000, median: 400_000, high: 900_000 },
} as unknown as PriceLine

test('a drawing is told in words: asked, paid with its sample, the market', () => {
  expect(plain(drawingText(LINE))).toBe(
    'от 300 тыс. ₽ за проект; обычно платили 420 тыс. ₽, 4 проекта; рынок 250–900 тыс. ₽',
  )
  expect(plain(drawingText({ ...LINE, to: 500_000, paid: null, market: null }))).toBe('300–500 тыс. ₽ за проект')
})

test('under three sums the sample says how many there are of three; a part of a service has none', () => {
  expect(plain(sampleText({ ...LINE, paid: { ...PAID, sums: [], median: null } }))).toBe('0 из 3 сумм')
  expect(sampleText({ ...LINE, paid: null })).toBeNull()
})

test('the hourly rate and the check date are formatted', () => {
  expect(plain(hourText(2800))).toBe('2 800 ₽ в час')
  expect(plain(checkedText({ checked_at: '2026-10-03T08:00:00Z' }))).toBe('Проверено 3 октября 2026')
})
