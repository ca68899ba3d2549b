import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyLimits } from './money-limits.tsx'

const LIMITS = [300_000, 1_000_000, 3_000_000]
const draw = (own: number | null) =>
  renderToStaticMarkup(<MoneyLimits limits={LIMITS} own={own} />).replaceAll('\u00a0', ' ')

test('both ends and every limit have their number, the currency is named once', () => {
  const labels = Array.from(draw(null).matchAll(/<text[^>]*>([^<]*)</g), ([, label]) => label)
  expect(labels).toEqual(['100 тыс.', '300 тыс.', '1 млн', '3 млн', '10 млн ₽'])
})

test('the range of the sum is thick, with the visir at the sum', () => {
  expect(draw(1_000_000)).toContain('<rect x="50%" width="23.86%"')
  expect(draw(1_000_000)).toContain('<line x1="50%" x2="50%" y2="22"')
  expect(draw(150_000)).toContain('<rect x="0%" width="23.86%"')
})

test('without a sum nothing is read, and a larger one lengthens the ruler', () => {
  expect(draw(null)).not.toContain('<rect')
  expect(draw(50_000_000)).toContain('100 млн ₽')
})
