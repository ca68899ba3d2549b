import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoRows } from './no-rows.tsx'
import { shownText } from './rating-list.tsx'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('the count below the list never exceeds the total', () => {
  expect(shownText(40, 184)).toBe('Показано 40 из 184')
  expect(shownText(41, 40)).toBe('Показано 41 из 41')
})

const KAZAN = {
  title: 'Рейтинг диджитал-агентств Казани',
  path: '/digital-agencies/kazan/',
  participants: 4,
  reason: null,
}

test('an empty slice says so and links to a wider rating with its count', () => {
  const html = plain(renderToStaticMarkup(<NoRows wider={[KAZAN]} year={undefined} />))
  expect(html).toContain('Здесь пока меньше 3 участников')
  expect(html).toMatch(/href="\/digital-agencies\/kazan\/"[^>]*>Рейтинг диджитал-агентств Казани: 4 агентства</)
})

test('an empty slice without a wider rating has no link', () => {
  const html = plain(renderToStaticMarkup(<NoRows wider={[]} year={undefined} />))
  expect(html).toContain('Здесь пока меньше 3 участников')
  expect(html).not.toMatch(/href|шире/)
})

test('an empty slice of a past edition is described in the past tense', () => {
  const html = plain(renderToStaticMarkup(<NoRows wider={[KAZAN]} year={2020} />))
  expect(html).toContain('Здесь было меньше 3 участников')
  expect(html).toContain('В выпуске 2020 года')
  expect(html).not.toContain('пока')
})

test('places beyond the last participant are empty, whatever their number', () => {
  const html = plain(renderToStaticMarkup(<NoRows wider={[KAZAN]} year={undefined} isBeyondLast />))
  expect(html).toContain('На этих местах никого нет')
  expect(html).not.toContain('меньше 3')
})

test('a rating emptied by filters offers wider filters and a reset', () => {
  const wider = { title: 'Без условия «Город: Казань»', path: '/digital-agencies/?bt=1', participants: 1, reason: null }
  const html = plain(renderToStaticMarkup(<NoRows wider={[wider]} year={undefined} unfiltered="/digital-agencies/" />))
  expect(html).toContain('Ничего не нашлось')
  expect(html).toContain('>Без условия «Город: Казань»: 1 агентство<')
  expect(html).toMatch(/href="\/digital-agencies\/"[^>]*>Сбросить фильтры/)
})

test('the nearest lists come with the reason why nobody fits', () => {
  const wider = { ...KAZAN, reason: 'до 1,5 млн ₽ такого в Казани не делают' }
  const html = plain(renderToStaticMarkup(<NoRows wider={[wider]} year={undefined} unfiltered="/digital-agencies/" />))
  expect(html).toContain('Ближайшие списки шире (до 1,5 млн ₽ такого в Казани не делают):')
})

test('a range beyond the last place says that the list is shorter', () => {
  expect(renderToStaticMarkup(<NoRows wider={[KAZAN]} year={undefined} isBeyondLast />)).toContain('короче')
})
