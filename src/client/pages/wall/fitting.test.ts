import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

const LOGOS = [
  ['Лаборатория «Полёт»', 'laboratoriya-polet', 'Москва'],
  ['Северный контур', 'severny-kontur', 'Казань'],
].map(([name = '', name_lat = '', city = ''], id) => ({ id, name, name_lat, city, logo: '' }))
const names = (text: string) => fitting(LOGOS, text).map(({ name }) => name)

test('nothing typed leaves the whole wall', () => {
  expect(names('  ')).toHaveLength(2)
})

test.each(['поле', 'ПОЛЁТ', 'polet', 'лаборатория полет', 'мос'])('«%s» finds by the beginning of a word', text => {
  expect(names(text)).toEqual(['Лаборатория «Полёт»'])
})

test('the middle of a word does not count', () => {
  expect(names('верный')).toEqual([])
})
