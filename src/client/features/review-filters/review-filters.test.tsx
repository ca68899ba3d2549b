import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewFilters, type ReviewFiltersProps } from './review-filters.tsx'

const SUMMARY: ReviewFiltersProps['summary'] = {
  data: [
    { slug: 'all', title: 'Все услуги', count: 112 },
    { slug: 'sites', title: 'Разработка сайтов', count: 64 },
  ],
  price_range: [
    { id: 0, title: 'Любая стоимость', count: 112 },
    { id: 2, title: '300 тыс. – 1 млн ₽', count: 31 },
  ],
  selected: 'all',
  selectedPrice: 0,
}
const draw = (chosen: Partial<ReviewFiltersProps['summary']> = {}) =>
  renderToStaticMarkup(
    <ReviewFilters
      summary={{ ...SUMMARY, ...chosen }}
      hrefOf={({ category, price }) => `?category=${category}&price=${price}`}
    />,
  ).replaceAll('&amp;', '&')

test('each option is a link with a count that keeps the other filter', () => {
  const html = draw({ selected: 'sites', selectedPrice: 2 })
  expect(html).toMatch(/<a [^>]*href="\?category=all&price=2"[^>]*>Все услуги<small>112<\/small>/)
  expect(html).toMatch(/<a [^>]*href="\?category=sites&price=0"[^>]*>Любая стоимость<small>112<\/small>/)
})

test('the chosen options are marked', () => {
  const marked = draw({ selected: 'sites', selectedPrice: 2 }).match(/<a [^>]*aria-current="true"[^>]*>[^<]+/g)
  expect(marked?.map(link => link.replace(/<[^>]+>/, ''))).toEqual(['Разработка сайтов', '300 тыс. – 1 млн ₽'])
})

test('a reset is offered only if something is chosen', () => {
  expect(draw()).not.toContain('Сбросить фильтры')
  expect(draw({ selectedPrice: 2 })).toMatch(/<a [^>]*href="\?category=all&price=0"[^>]*>Сбросить фильтры/)
})

test('a filter with a single option is not shown', () => {
  expect(draw({ data: SUMMARY.data.slice(0, 1) })).not.toContain('Все услуги')
})
