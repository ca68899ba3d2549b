import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewFilters, type ReviewFiltersProps } from './review-filters.tsx'

const SUMMARY: ReviewFiltersProps['summary'] = {
  data: [
    { slug: 'all', title: 'Все услуги', count: 112 },
    { slug: 'sites', title: 'Разработка сайтов', count: 64 },
    { slug: 'crm', title: 'Внедрение CRM', count: 48 },
    { slug: 'apps', title: 'Мобильные приложения', count: 0 },
  ],
  price_range: [
    { id: 0, title: 'Любая стоимость', count: 112 },
    { id: 1, title: 'до 300 тыс. ₽', count: 81 },
    { id: 2, title: '300 тыс. – 1 млн ₽', count: 31 },
    { id: 3, title: '1–3 млн ₽', count: 0 },
  ],
  selected: 'all',
  selectedPrice: 0,
  results_count: 112,
  filters: [
    {
      ...{ key: 'paper', title: 'С договором или актом', selected: null },
      options: [{ value: 'true', title: 'С договором или актом', count: 96 }],
    },
    {
      ...{ key: 'mark', title: 'Оценка', selected: null },
      options: [
        { value: '5', title: 'Пятёрки', count: 100 },
        { value: 'low', title: 'Тройка и ниже', count: 12 },
      ],
    },
    { ...{ key: 'year', title: 'Год', selected: null }, options: [{ value: '2026', title: '2026', count: 112 }] },
  ],
}
const draw = (chosen: Partial<ReviewFiltersProps['summary']> = {}, order?: string) =>
  renderToStaticMarkup(
    <ReviewFilters
      summary={{ ...SUMMARY, ...chosen }}
      {...(order !== undefined && { order })}
      hrefOf={(key, value) => (value === null ? `?without=${key}` : `?${key}=${value}`)}
      resetHref="/agency-severny-kontur/reviews/"
    />,
  )

test('options are links with counts, so they work without JavaScript', () => {
  const html = draw()
  expect(html).toMatch(/<a [^>]*href="\?category=sites"[^>]*>Разработка сайтов<small>64<\/small>/)
  expect(html).toMatch(/<a [^>]*href="\?paper=true"[^>]*>С договором или актом<small>96<\/small>/)
  expect(html).toMatch(/<details[^>]*><summary[^>]*>Стоимость<svg/)
  expect(html).toMatch(/<a [^>]*href="\?price=2"[^>]*>300 тыс. – 1 млн ₽<small>31<\/small>/)
  expect(html).toMatch(/<a [^>]*href="\?mark=low"[^>]*>Тройка и ниже<small>12<\/small>/)
})

test('options without reviews and menus of one option are left out', () => {
  const html = draw()
  for (const text of ['Мобильные приложения', '1–3 млн ₽', 'Год']) expect(html).not.toContain(text)
  expect(draw({ data: SUMMARY.data.slice(0, 2) })).not.toContain('Все услуги')
})

test('a chosen filter is a chip that removes it, and the service is marked', () => {
  const [paper, mark, year] = SUMMARY.filters ?? []
  if (!paper || !mark || !year) throw new Error('The summary has three filters')
  const html = draw({
    ...{ selected: 'apps', selectedPrice: 3 },
    filters: [{ ...paper, selected: 'true' }, { ...mark, selected: 'low' }, year],
  })
  for (const [key, title] of [
    ['price', '1–3 млн ₽'],
    ['paper', 'С договором или актом'],
    ['mark', 'Тройка и ниже'],
  ]) {
    expect(html).toMatch(new RegExp(`href="\\?without=${key}"[^>]*><span[^>]*>Убрать: </span>${title}<svg`))
  }
  expect(html).toMatch(/aria-current="true">Мобильные приложения<small>0<\/small>/)
})

test('the number found and a reset are shown only if something is chosen', () => {
  expect(draw()).not.toContain('Сбросить фильтры')
  const html = draw({ selectedPrice: 2, results_count: 31 })
  expect(html).toContain('Найдено: 31\u00a0отзыв. ')
  expect(html).toMatch(/href="\/agency-severny-kontur\/reviews\/"[^>]*>Сбросить фильтры/)
})

test('an order is offered where there is a choice of it', () => {
  expect(draw()).not.toContain('Сначала')
  const html = draw({}, 'proven')
  expect(html).toMatch(/<summary[^>]*>Сначала доказанные<svg/)
  expect(html).toMatch(/href="\?order=proven"[^>]*aria-current="true"/)
  expect(html).toMatch(/href="\?order=low"(?![^>]*aria-current)[^>]*>Сначала низкие/)
})
