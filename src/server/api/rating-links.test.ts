import { expect, test } from 'vitest'
import { parseRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { ratingCrumbs, widerRating } from './rating-links.ts'

function at(path: string): RatingPath {
  const rating = parseRatingPath(path)
  if (!rating) throw new Error(`${path} is no rating`)
  return rating
}

test.each([
  ['/digital-agencies/', ['Главная', 'Диджитал-агентства']],
  ['/digital-agencies/kazan/', ['Главная', 'Диджитал-агентства', 'Казань']],
  ['/digital-agencies/kazan/low/', ['Главная', 'Диджитал-агентства', 'Казань', 'Нижний сегмент']],
  ['/digital-agencies/2020/kazan/', ['Главная', 'Диджитал-агентства', 'Казань', 'Выпуск 2020 года']],
  ['/digital-agencies/kazan/1-200/', ['Главная', 'Диджитал-агентства', 'Казань', 'Топ-200']],
  ['/apps/ios/2021/', ['Главная', 'Мобильные приложения', 'Выпуск 2021 года']],
])('the chain of %s names each step and ends with the page itself', (path, titles) => {
  const chain = ratingCrumbs(at(path))
  expect(chain.map(({ title }) => title)).toEqual(titles)
  expect(chain.at(-1)?.path).toBe(path)
})

test.each([
  ['/digital-agencies/kazan/premium/', '/digital-agencies/kazan/'],
  ['/digital-agencies/2020/kazan/', '/digital-agencies/2020/'],
  ['/digital-agencies/2020/', '/digital-agencies/'],
])('an empty %s leads to the wider %s', (path, wider) => {
  expect(widerRating(at(path))?.path).toBe(wider)
})

test('the whole current rating has nothing wider', () => {
  expect(widerRating(at('/crm/'))).toBeNull()
})
