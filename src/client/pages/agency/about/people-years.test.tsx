import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PeopleYears } from './people-years.tsx'

const person = (name: string, joined: number | null, interviews: string[] = []) => ({
  ...{ slug: name, path: `/persons/${name}/`, name, role: 'директор' },
  ...{ joined, interviews },
})
const draw = (...team: ReturnType<typeof person>[]) =>
  renderToStaticMarkup(<PeopleYears about={{ team, today: '2026-11-19' }} />).replaceAll('\u00a0', ' ')

test('everyone stands on one scale of years, from the first to come', () => {
  const html = draw(person('Анна', 2018), person('Илья', 2023, ['2025-03-01T09:00:00Z']))
  expect(html).toContain('aria-label="Анна: 8 лет"')
  expect(html).toContain('aria-label="Илья: 3 года, 1 интервью"')
  expect(html).toContain('>2018</text>')
  expect(html).not.toContain('>2017</text>')
})

test('a year nobody has named is not drawn', () => {
  const html = draw(person('Анна', null))
  expect(html).toContain('aria-label="Анна: год прихода не назван"')
  expect(html).not.toContain('<rect')
})

test('a team without people has no heading', () => {
  expect(draw()).toBe('')
})
