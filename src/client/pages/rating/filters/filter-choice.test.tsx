import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_FILTERS } from '../../../store/rating/filters-slice.ts'
import { FilterChoice } from './filter-choice.tsx'
import { FilterForm } from './filter-form.tsx'
import { filtersText } from './filter-row.tsx'
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

const choice = (selected: number) =>
  renderToStaticMarkup(
    <FilterChoice
      group={{ ...GROUP, selected }}
      path={PATH}
      without={withoutFilter(PATH, FILTERS, 'systems')}
      others={otherFilters(FILTERS, 'systems')}
    />,
  )

test('a filter is a form of buttons with counts that keeps the other filters', () => {
  const html = choice(0)
  expect(html).toContain(`action="${PATH}" method="get"`)
  expect(html).toContain('<input type="hidden" name="bt" value="5"/>')
  expect(html.match(/type="hidden"/g)).toHaveLength(1)
  expect(html).toMatch(/type="submit"[^>]*value="4" name="systems">MODX<small>1\u00a0200<\/small>/)
})

test('an active filter is named, and one click removes it but not the others', () => {
  const html = choice(1)
  expect(html).toContain(`href="${PATH}?bt=5"`)
  expect(html).toContain('Платформа: 1С-Битрикс')
  expect(html).toContain('Убрать: ')
  expect(html).not.toContain('<form')
})

test('the form of all filters preselects the active ones', () => {
  const html = renderToStaticMarkup(<FilterForm path={PATH} groups={[GROUP]} filters={FILTERS} />)
  expect(html).toMatch(/<select[^>]*name="systems"/)
  expect(html).toContain('<option value="">Не важно</option>')
  expect(html).toContain('<option value="1" selected="">1С-Битрикс (38)</option>')
})

test('the phone’s button counts the active filters', () => {
  expect(filtersText(0)).toBe('Фильтры')
  expect(filtersText(2)).toBe('Фильтры · 2')
})

test.each([
  [3, null, '3'],
  [3, 4, '3'],
  [0, 4, '0 в этом сегменте, 4 во всех'],
  [0, 0, '0'],
])('%i agencies in the tier and %s in all read «%s»', (count, all_tiers, text) => {
  expect(optionCount({ id: 1, title: 'Казань', count, all_tiers }).replaceAll('\u00a0', ' ')).toBe(text)
})
