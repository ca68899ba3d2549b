import { expect, test } from 'vitest'
import { searchTexts } from './search-words.ts'

test.each(['x'.repeat(200), 'магазин '.repeat(25), 'a b '.repeat(50), 'ﷺ'.repeat(200)])(
  'a long query is cut to three variants of 8 words and 60 characters: %s',
  query => {
    const texts = searchTexts(query)
    expect(texts.length).toBeLessThanOrEqual(3)
    for (const text of texts) {
      expect(text.length).toBeLessThanOrEqual(60)
      expect(text.split(' ').length).toBeLessThanOrEqual(8)
    }
  },
)

test('an ordinary query is kept whole', () => {
  expect(searchTexts('студия  Стальной курсор')).toContain('Стальной курсор')
})
