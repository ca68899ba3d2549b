import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceHistory } from './place-history.tsx'

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const edition = (title: string, place: number, cause: string | null = null, change: number | null = null) => ({
  ...{ title, place, cause, change, compared: 'в выпуске 2020 года', of: 200, score: 81.25 },
  path: `/digital-agencies/${title}/`,
})

test('the list gives the same as text, newest edition first, each change with its cause', () => {
  const editions = [edition('2020', 9), edition('2021', 3, '+2 отзыва, 1 проект выбыл по сроку', 6)]
  const html = renderToStaticMarkup(<PlaceHistory history={{ title: 'Диджитал-агентства', editions }} />)
  expect(plain(html)).toContain('2021 3-е место из 200, балл 81,3 6 +2 отзыва, 1 проект выбыл по сроку 2020 9-е место')
  expect(html).toContain('href="/digital-agencies/2021/"')
})

test('a single edition has no line to draw', () => {
  const html = renderToStaticMarkup(<PlaceHistory history={{ title: 'Брендинг', editions: [edition('2021', 3)] }} />)
  expect(html).not.toContain('<svg')
})
