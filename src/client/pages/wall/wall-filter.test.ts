import { expect, test } from 'vitest'
import { cityOptions, foundedOptions, isOnWall, wallChoice } from './wall-filter.ts'

const logo = (id: number, city: string, founded: number) => ({
  ...{ id, name: `Агентство ${id}`, name_lat: `agency-${id}`, logo: '' },
  city,
  founded,
})
const LOGOS = [logo(1, 'Москва', 2011), logo(2, 'Москва', 2014), logo(3, 'Москва', 2019), logo(4, 'Казань', 2012)]
const choice = (query: string) => wallChoice(new URLSearchParams(query))
const bars = (options: ReturnType<typeof cityOptions>) => options.map(({ title, count }) => [title, count])

test('bars add up to the wall, the largest city and the latest years first', () => {
  expect(bars(cityOptions(LOGOS, choice('')))).toEqual([
    ['Москва', 3],
    ['Казань', 1],
  ])
  expect(bars(foundedOptions(LOGOS, choice('')))).toEqual([
    ['2015–2019', 1],
    ['2010–2014', 3],
  ])
})

test('a bar counts those of the other choice, and leads to both', () => {
  const [moscow] = cityOptions(LOGOS, choice('founded=2010'))
  expect(moscow).toMatchObject({
    count: 2,
    isChosen: false,
    path: '/wall/?city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0&founded=2010',
  })
  expect(LOGOS.filter(isOnWall(choice('city=Москва&founded=2010')))).toHaveLength(2)
})

test('a chosen bar drops its choice', () => {
  expect(foundedOptions(LOGOS, choice('city=Москва&founded=2010')).find(({ isChosen }) => isChosen)?.path).toBe(
    '/wall/?city=%D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0',
  )
})

test('cities beyond the first are one rest, but a chosen one is among the bars', () => {
  const many = Array.from({ length: 10 }, (_, index) => logo(index, `Город ${index}`, 2010))
  expect(cityOptions(many, choice('')).at(-1)).toEqual({
    title: 'ещё городов: 3',
    count: 3,
    isChosen: false,
    path: null,
  })
  expect(bars(cityOptions(many, choice('city=Город 9'))).slice(-2)).toEqual([
    ['Город 9', 1],
    ['ещё городов: 2', 2],
  ])
})

test.each(['founded=2013', 'founded=x', 'founded='])('%s is no choice', query => {
  expect(choice(query).founded).toBeNull()
})
