import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { editionLine } from './edition-line.ts'
import { NoRows } from './no-rows.tsx'
import { ratingCrumbs } from './rating-crumbs.ts'
import { moreText, shownText } from './rating-list.tsx'
import { widerRating } from './wider-rating.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')
const EDITION = {
  methodology: '2026.1',
  computed_at: '2026-11-11T21:30:00.000Z',
  is_frozen: false,
  participants: 184,
  projects: 2316,
}

function at(path: string): RatingPath {
  const rating = parseRatingPath(path)
  if (!rating) throw new Error(`${path} is no rating`)
  return rating
}

test('the line of the current edition has its day by the clock of Moscow and exact counts', () => {
  expect(plain(editionLine(EDITION, undefined))).toBe(
    'Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов · Места не продаются',
  )
})

test('a frozen edition says that it does not change', () => {
  const line = editionLine({ ...EDITION, is_frozen: true, participants: 1, projects: 21 }, 2020)
  expect(plain(line)).toBe('Выпуск 2020 года, не меняется · 1 участник · 21 проект · Места не продаются')
})

test.each([
  [164, 'Показать ещё 20 агентств'],
  [21, 'Показать ещё 20 агентств'],
  [3, 'Показать ещё 3 агентства'],
  [1, 'Показать ещё 1 агентство'],
])('with %i agencies left the button says «%s»', (left, text) => {
  expect(plain(moreText(left))).toBe(text)
})

test('the count below the list never says more are shown than there are', () => {
  expect(shownText(40, 184)).toBe('Показано 40 из 184')
  expect(shownText(41, 40)).toBe('Показано 41 из 41')
})

test.each([
  ['/digital-agencies/kazan/premium/', '/digital-agencies/kazan/'],
  ['/digital-agencies/2020/kazan/', '/digital-agencies/2020/'],
  ['/digital-agencies/2020/', '/digital-agencies/'],
])('an empty %s leads to the wider %s', (path, wider) => {
  expect(widerRating(at(path))?.href).toBe(wider)
  expect(renderToStaticMarkup(<NoRows rating={at(path)} />)).toContain(`href="${wider}"`)
})

test('an empty rating that has nothing wider is honest and offers no link', () => {
  const html = renderToStaticMarkup(<NoRows rating={at('/crm/')} />)
  expect(html).toContain('Здесь пока нет участников')
  expect(html).not.toContain('href')
})

const PARENTS = [
  { title: 'Главная', path: '/' },
  { title: 'Диджитал-агентства', path: '/digital-agencies/' },
]

test('the chain ends with the page itself, without a link', () => {
  const ends = (path: string) => ratingCrumbs(PARENTS, at(path), path).at(-1)
  expect(ends('/digital-agencies/')).toEqual({ text: 'Диджитал-агентства' })
  expect(ends('/digital-agencies/kazan/')).toEqual({ text: 'Казань' })
  expect(ends('/digital-agencies/kazan/low/')).toEqual({ text: 'Нижний сегмент' })
  expect(ends('/digital-agencies/2020/kazan/')).toEqual({ text: 'Выпуск 2020 года' })
  expect(ends('/digital-agencies/1-200/')).toEqual({ text: 'Топ-200' })
})
