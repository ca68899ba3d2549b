import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoRows } from './no-rows.tsx'
import { moreText, shownText } from './rating-list.tsx'

const plain = (text: string) => text.replace(/\s/g, ' ')

test.each([
  [164, 'Показать ещё 20 агентств'],
  [21, 'Показать ещё 20 агентств'],
  [3, 'Показать ещё 3 агентства'],
  [1, 'Показать ещё 1 агентство'],
])('with %i agencies left the button reads «%s»', (left, text) => {
  expect(plain(moreText(left))).toBe(text)
})

test('the count below the list never exceeds the total', () => {
  expect(shownText(40, 184)).toBe('Показано 40 из 184')
  expect(shownText(41, 40)).toBe('Показано 41 из 41')
})

test('an empty slice says so and links to a wider rating', () => {
  const wider = { title: 'Рейтинг диджитал-агентств Казани', path: '/digital-agencies/kazan/' }
  expect(renderToStaticMarkup(<NoRows wider={wider} year={undefined} />)).toContain(`href="${wider.path}"`)
  expect(renderToStaticMarkup(<NoRows wider={wider} year={2020} />)).toContain('В выпуске 2020 года')
})

test('an empty slice without a wider rating has no link', () => {
  const html = renderToStaticMarkup(<NoRows wider={null} year={undefined} />)
  expect(html).toContain('Здесь пока нет участников')
  expect(html).not.toContain('href')
})

test('a rating emptied by filters offers a reset, not a wider rating', () => {
  const html = renderToStaticMarkup(<NoRows wider={null} year={undefined} unfiltered="/digital-agencies/" />)
  expect(html).toContain('Ничего не нашлось')
  expect(html).toMatch(/href="\/digital-agencies\/"[^>]*>Сбросить фильтры/)
})
