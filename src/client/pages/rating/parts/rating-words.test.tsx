import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { editionLine } from './edition-line.ts'
import { NoRows } from './no-rows.tsx'
import { moreText, shownText } from './rating-list.tsx'

const plain = (text: string) => text.replace(/\s/g, ' ')
const EDITION = {
  methodology: '2026.1',
  computed_at: '2026-11-11T21:30:00.000Z',
  is_frozen: false,
  participants: 184,
  projects: 2316,
}

test('the line of the current edition has its day by the clock of Moscow and exact counts', () => {
  expect(plain(editionLine(EDITION, undefined))).toBe('Обновлено 12 ноября 2026 · 184 участника · 2 316 проектов')
})

test('a phone has no room for the projects', () => {
  expect(plain(editionLine(EDITION, undefined, true))).toBe('Обновлено 12 ноября 2026 · 184 участника')
})

test('an empty slice counts nobody', () => {
  const line = editionLine({ ...EDITION, participants: 0, projects: 0 }, undefined)
  expect(plain(line)).toBe('Обновлено 12 ноября 2026')
})

test('a frozen edition says so', () => {
  const line = editionLine({ ...EDITION, is_frozen: true, participants: 1, projects: 21 }, 2020)
  expect(plain(line)).toBe('Выпуск 2020 года, заморожен · 1 участник · 21 проект')
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

test('an empty slice says so and leads to the wider rating', () => {
  const wider = { title: 'Рейтинг диджитал-агентств Казани', path: '/digital-agencies/kazan/' }
  expect(renderToStaticMarkup(<NoRows wider={wider} year={undefined} />)).toContain(`href="${wider.path}"`)
  expect(renderToStaticMarkup(<NoRows wider={wider} year={2020} />)).toContain('В выпуске 2020 года')
})

test('an empty rating that has nothing wider is honest and offers no link', () => {
  const html = renderToStaticMarkup(<NoRows wider={null} year={undefined} />)
  expect(html).toContain('Здесь пока нет участников')
  expect(html).not.toContain('href')
})

test('a rating emptied by filters offers to drop them, not a wider rating', () => {
  const html = renderToStaticMarkup(<NoRows wider={null} year={undefined} unfiltered="/digital-agencies/" />)
  expect(html).toContain('Ничего не нашлось')
  expect(html).toMatch(/href="\/digital-agencies\/"[^>]*>Сбросить фильтры/)
})
