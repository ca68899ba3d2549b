import { expect, test } from 'vitest'
import { filterLogos } from './filter-logos.ts'

const LOGOS = [
  ['Лаборатория «Полёт»', 'laboratoriya-polet', 'Москва'],
  ['Северный контур', 'severny-kontur', 'Казань'],
].map(([name = '', name_lat = '', city = ''], id) => ({ id, name, name_lat, city, logo: '' }))
const names = (text: string) => filterLogos(LOGOS, text).map(({ name }) => name)

test('an empty text leaves the whole wall', () => {
  expect(names('  ')).toHaveLength(2)
})

test.each(['поле', 'ПОЛЁТ', 'polet', 'лаборатория полет', 'мос'])('«%s» matches by the beginning of a word', text => {
  expect(names(text)).toEqual(['Лаборатория «Полёт»'])
})

test('the middle of a word does not count', () => {
  expect(names('верный')).toEqual([])
})
