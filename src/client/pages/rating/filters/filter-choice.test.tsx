import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterChoice } from './filter-choice.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersText } from './filter-row.tsx'
import { NO_FILTERS } from './filters-slice.ts'
import { optionCount, otherFilters, withoutFilter } from './use-filters.ts'

const PATH = '/digital-agencies/kazan/'
const GROUP = {
  key: 'systems',
  title: 'Платформа',
  selected: 0,
  options: [
    { id: 1, title: '1С-Битрикс', count: 38, all_tiers: null },
    { id: 4, title: 'MODX', count: 1200, all_tiers: null },
  ],
}
const FILTERS = { ...NO_FILTERS, bt: 5, systems: 1 }

const choice = (selected: number, budget?: number) =>
  renderToStaticMarkup(
    <FilterChoice
      group={{ ...GROUP, selected }}
      path={PATH}
      without={withoutFilter(PATH, FILTERS, 'systems', budget)}
      others={otherFilters(FILTERS, 'systems', budget)}
    />,
  )

test('a filter is a form of buttons with counts that keeps the other filters', () => {
  const html = choice(0)
  expect(html).toContain(`action="${PATH}" method="get"`)
  expect(html).toContain('<input type="hidden" name="bt" value="5"/>')
  expect(html.match(/type="hidden"/g)).toHaveLength(1)
  expect(html).toMatch(
    /type="submit"[^>]*value="4" name="systems">MODX<small>1\u00a0200 с\u00a0такими проектами<\/small>/,
  )
})

test('an active filter is named, and one click removes it but not the others', () => {
  const html = choice(1)
  expect(html).toContain(`href="${PATH}?bt=5"`)
  expect(html).toContain('Платформа: 1С-Битрикс')
  expect(html).toContain('Убрать: ')
  expect(html).not.toContain('<form')
})

test('the visitor’s limit is kept when a filter is chosen or removed', () => {
  expect(choice(0, 900_000)).toContain('<input type="hidden" name="budget" value="900000"/>')
  expect(choice(1, 900_000)).toContain(`href="${PATH}?bt=5&amp;budget=900000"`)
})

test('the form of all filters preselects the active ones', () => {
  const html = renderToStaticMarkup(<FilterForm path={PATH} groups={[GROUP]} filters={FILTERS} budget={undefined} />)
  expect(html).toMatch(/<select[^>]*name="systems"/)
  expect(html).toContain('<option value="">Не важно</option>')
  expect(html).toContain('<option value="1" selected="">1С-Битрикс (38 с\u00a0такими проектами)</option>')
})

test('the phone’s button counts the active filters', () => {
  expect(filtersText(0)).toBe('Фильтры')
  expect(filtersText(2)).toBe('Фильтры · 2')
})

test.each([
  ['cities', 3, null, '3'],
  ['countries', 3, 4, '3'],
  ['st', 3, 4, '3 с такими проектами'],
  ['st', 0, 4, '0 в этом сегменте, 4 во всех'],
  ['cities', 0, 0, '0'],
])('in %s, %i agencies in the tier and %s in all read «%s»', (key, count, all_tiers, text) => {
  expect(optionCount({ id: 1, title: 'Казань', count, all_tiers }, key).replaceAll('\u00a0', ' ')).toBe(text)
})
