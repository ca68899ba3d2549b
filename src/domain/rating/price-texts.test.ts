import { expect, test } from 'vitest'
import { askedText, priceTexts } from './price-texts.ts'

const plain = (text: string | null) => text?.replace(/\s/g, ' ')

test('what is asked and what is usually paid', () => {
  const { asked, paid } = priceTexts(700_000, 1_300_000, 'project')
  expect([plain(asked), plain(paid)]).toEqual(['от 700 тыс. ₽', 'обычно 1,3 млн ₽'])
})

test('asking for more than was usually paid is said, not hidden', () => {
  const { asked, paid } = priceTexts(2_000_000, 1_000_000, 'project')
  expect([plain(asked), plain(paid)]).toEqual(['просит от 2 млн ₽', 'обычно платили 1 млн ₽'])
})

test('no price and no projects are left to their own words', () => {
  expect(priceTexts(null, 500_000, 'project').asked).toBe('цена по запросу')
  expect(priceTexts(500_000, null, 'project').paid).toBeNull()
})

test('a line of facts names what was paid only where it contradicts what is asked', () => {
  expect(plain(askedText(700_000, 1_300_000, 'project'))).toBe('от 700 тыс. ₽')
  expect(plain(askedText(90_000, 60_000, 'month'))).toBe('просит от 90 тыс. ₽/мес., обычно платили 60 тыс. ₽')
  expect(plain(askedText(null, 60_000, 'month'))).toBe('цена по запросу')
})
