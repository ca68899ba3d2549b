import { expect, test } from 'vitest'
import { buildRatingPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { methodologyCrumbs, ratingCrumbs, widerRatings } from './rating-links.ts'

function at(path: string): RatingPath {
  const rating = parseRatingPath(path)
  if (!rating) throw new Error(`${path} is not a rating path`)
  return rating
}

test.each([
  ['/digital-agencies/', ['Главная', 'Диджитал-агентства']],
  ['/digital-agencies/kazan/', ['Главная', 'Диджитал-агентства', 'Казань']],
  ['/digital-agencies/kazan/low/', ['Главная', 'Диджитал-агентства', 'Казань', 'Нижний сегмент']],
  ['/digital-agencies/2020/kazan/', ['Главная', 'Диджитал-агентства', 'Казань', 'Выпуск 2020 года']],
  ['/digital-agencies/low/201-400/', ['Главная', 'Диджитал-агентства', 'Нижний сегмент', 'Места 201–400']],
  ['/digital-agencies/kazan/1-200/', ['Главная', 'Диджитал-агентства', 'Казань', 'Топ-200']],
  ['/apps/ios/2021/', ['Главная', 'Мобильные приложения', 'Выпуск 2021 года']],
])('the breadcrumbs of %s name each step and end with the page itself', (path, titles) => {
  const crumbs = ratingCrumbs(at(path))
  expect(crumbs.map(({ title }) => title)).toEqual(titles)
  expect(crumbs.at(-1)?.path).toBe(path)
})

test.each([
  [
    '/digital-agencies/kazan/premium/',
    [
      '/digital-agencies/kazan/',
      '/digital-agencies/volga/premium/',
      '/digital-agencies/russia/premium/',
      '/digital-agencies/premium/',
      '/digital-agencies/volga/',
      '/digital-agencies/russia/',
      '/digital-agencies/',
    ],
  ],
  ['/digital-agencies/minsk/', ['/digital-agencies/belarus/', '/digital-agencies/']],
  [
    '/digital-agencies/2020/bitrix/1-200/',
    ['/digital-agencies/2020/bitrix/', '/digital-agencies/2020/', '/digital-agencies/'],
  ],
  ['/crm/crimean/', ['/crm/russia/', '/crm/']],
  ['/apps/android/2020/', ['/apps/android/']],
  ['/cms/iis/', ['/cms/']],
  ['/crm/', []],
])('the wider ratings of %s come nearest first', (path, wider) => {
  expect(widerRatings(at(path)).map(buildRatingPath)).toEqual(wider)
})

test.each([
  ['/digital-agencies/', ['Главная', 'Диджитал-агентства', 'Методика']],
  ['/apps/ios/2021/', ['Главная', 'Мобильные приложения', 'Выпуск 2021 года', 'Методика']],
])('the breadcrumbs of the methodology of %s include the rating', (path, titles) => {
  expect(methodologyCrumbs(at(path)).map(({ title }) => title)).toEqual(titles)
})
