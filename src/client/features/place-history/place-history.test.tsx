import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceHistory, placeShift } from './place-history.tsx'

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const edition = (title: string, place: number, cause: string | null = null) => ({
  ...{ title, place, cause, of: 200, score: 81.25 },
  path: `/digital-agencies/${title}/`,
})

test('a gain is positive, and the first edition has nothing to compare with', () => {
  expect(placeShift({ place: 9 }, { place: 3 })).toBe(6)
  expect(placeShift(undefined, { place: 3 })).toBeNull()
})

test('the list gives the same as text, newest edition first, each change with its cause', () => {
  const editions = [edition('2020', 9), edition('2021', 3, '+2 отзыва, 1 проект выбыл по сроку')]
  const html = renderToStaticMarkup(<PlaceHistory history={{ title: 'Диджитал-агентства', editions }} />)
  expect(plain(html)).toContain('2021 3-е место из 200, балл 81,3 6 +2 отзыва, 1 проект выбыл по сроку 2020 9-е место')
  expect(html).toContain('href="/digital-agencies/2021/"')
})

test('a single edition has no line to draw', () => {
  const html = renderToStaticMarkup(<PlaceHistory history={{ title: 'Брендинг', editions: [edition('2021', 3)] }} />)
  expect(html).not.toContain('<svg')
})
