import { expect, test } from 'vitest'
import { countedAnswers, countedQuery } from './counted-query.ts'

test.each([
  ['  Интернет-Магазин   КАЗАНЬ ', 'интернет-магазин казань'],
  ['«Северный контур»', 'северный контур'],
  ['C++ / 1С-Битрикс', 'c++ 1с-битрикс'],
  ['а'.repeat(200), 'а'.repeat(60)],
])('the query %j is counted as %j', (query, counted) => {
  expect(countedQuery(query)).toBe(counted)
})

test.each(['', ' !? ', 'а', '+7 (495) 123-45-67', 'anna@vetrova.example', 'карта 4276 1234 5678 9012'])(
  'the query %j is not counted: it names nothing or may hold personal data',
  query => {
    expect(countedQuery(query)).toBeNull()
  },
)

test('the same answers in any order are one question', () => {
  expect(countedAnswers('sites?type=shop&city=kazan')).toBe('sites?city=kazan&type=shop')
  expect(countedAnswers('sites?city=kazan&type=shop')).toBe('sites?city=kazan&type=shop')
  expect(countedAnswers('crm')).toBe('crm')
})

test.each(['', 'nonsense', 'sites?', 'sites?type', 'sites?type=<b>', 'sites?a=b?c=d', `sites?${'a=b&'.repeat(9)}a=b`])(
  'answers like %j are malformed',
  text => {
    expect(countedAnswers(text)).toBe(text === 'sites?' ? 'sites' : null)
  },
)
