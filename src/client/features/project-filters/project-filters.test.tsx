import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FilterGroup } from '#contract/shapes/project.ts'
import { ProjectFilters } from './project-filters.tsx'

const YEARS: FilterGroup = {
  key: 'year',
  title: 'Год',
  selected: null,
  options: [
    { value: '2026', title: '2026', count: 31 },
    { value: '2025', title: '2025', count: 1059 },
  ],
}
const TYPES: FilterGroup = {
  key: 'site_type',
  title: 'Тип сайта',
  selected: 'shop',
  options: [{ value: 'shop', title: 'Интернет-магазины', count: 12 }],
}
const draw = (groups: FilterGroup[], label = '') =>
  renderToStaticMarkup(
    <ProjectFilters
      groups={groups}
      hrefOf={(key, value) => (value === null ? `?without=${key}` : `?${key}=${value}`)}
      label={label}
      count={12}
      resetHref="/agency-severny-kontur/portfolio/"
    />,
  )

test('options are links with counts inside details, so they work without JavaScript', () => {
  const html = draw([YEARS])
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Год<\/summary>/)
  expect(html).toMatch(/<a [^>]*href="\?year=2025"[^>]*>2025<small>1\u00a0059<\/small>/)
})

test('a chosen option is a chip that removes it', () => {
  const html = draw([YEARS, TYPES])
  expect(html).toMatch(/<a [^>]*href="\?without=site_type"[^>]*>.*Интернет-магазины/)
  expect(html).not.toContain('<summary>Тип сайта')
})

test('a reset is offered only if something is chosen', () => {
  expect(draw([YEARS])).not.toContain('Сбросить фильтры')
  expect(draw([TYPES])).toMatch(/href="\/agency-severny-kontur\/portfolio\/"[^>]*>Сбросить фильтры/)
})

test('the count names the chosen filters', () => {
  expect(draw([YEARS])).toContain('>12\u00a0проектов<')
  expect(draw([TYPES], 'Интернет-магазины')).toContain('>Интернет-магазины: 12\u00a0проектов<')
})
