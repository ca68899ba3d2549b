import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOUNS } from './nouns.ts'
import { counted, countedDative, plural, pluralCategory } from './plural.ts'

test('plural categories match Intl', () => {
  const rules = new Intl.PluralRules('ru')
  const tenths = fc.integer({ min: -10_000, max: 10_000 }).map(value => value / 10)
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: 0, max: 300 }), tenths), count => {
      expect(pluralCategory(count)).toBe(rules.select(count))
    }),
  )
})

test.each([
  [0, '0 агентств'],
  [1, '1 агентство'],
  [3, '3 агентства'],
  [11, '11 агентств'],
  [21, '21 агентство'],
  [112, '112 агентств'],
  [1200, '1 200 агентств'],
])('%i is «%s»', (count, text) => {
  expect(counted(count, 'agency').replaceAll('\u00a0', ' ')).toBe(text)
})

test('the number and its noun are joined by a non-breaking space', () => {
  expect(counted(4.7, 'point')).toBe('4,7\u00a0балла')
})

test('years have an irregular plural', () => {
  expect([1, 2, 5].map(count => plural(count, NOUNS.year))).toEqual(['год', 'года', 'лет'])
})

test('countedDative puts the noun in the dative', () => {
  expect(countedDative(1, 'agency')).toBe('1\u00a0агентству')
  expect(countedDative(3, 'agency')).toBe('3\u00a0агентствам')
  expect(countedDative(21, 'agency')).toBe('21\u00a0агентству')
})
