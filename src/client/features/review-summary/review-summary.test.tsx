import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { ReviewSummary } from './review-summary.tsx'

const SUMMARY: ReviewSummaryData = {
  average: 4.75,
  count: 112,
  finding: 'Хвалят качество',
  criteria: [
    { id: 'terms', title: 'Соблюдение сроков', average: 4.3, market: 4.4 },
    { id: 'quality', title: 'Качество работы', average: 4.9, market: 4.5 },
  ],
  weak: null,
  distribution: [
    { overall: 5, count: 84 },
    { overall: 4, count: 28 },
  ],
  years: [
    { year: 2024, count: 30, average: 4.9 },
    { year: 2025, count: 0, average: null },
    { year: 2026, count: 82, average: 4.7 },
  ],
  from_company: 100,
  agencies: 127,
  data: [],
  price_range: [],
  selected: 'all',
  selectedPrice: 0,
  filters: [],
  wider: [],
  results_count: 112,
  empty: false,
  transparency: { received: 131, published: 112, declined: 14, in_check: 5 },
}
const draw = (change: Partial<ReviewSummaryData> = {}, isBrief = false) =>
  renderToStaticMarkup(<ReviewSummary summary={{ ...SUMMARY, ...change }} isBrief={isBrief} />)
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the finding, the average, the criteria and the distribution are shown as numbers, the best criterion first', () => {
  const text = plain(draw())
  expect(text).toContain('4,8 Хвалят качество 112 отзывов')
  expect(text).toMatch(/Качество 4,9 , медиана рынка 4,5 Сроки 4,3 , медиана рынка 4,4/)
  expect(text).toContain('Оценка 5 84')
  expect(text).toContain('серая черта — медиана 127 агентств')
})

test('bars start at zero of a numbered axis; marks stand on a ruler from 1 to 5', () => {
  const html = draw({}, true)
  const [, ...bars] = Array.from(html.matchAll(/<svg class="[^"]*_bar_[^"]*"[^>]*>.*?<\/svg>/g), ([svg]) => svg)
  expect(bars.map(svg => /<rect[^>]* width="([^"]+)"/.exec(svg)?.[1])).toEqual(['84%', '28%'])
  expect(html).toContain('cx="97.5%"')
  for (const tick of ['0', '20', '40', '60', '80', '100', '1', '5']) expect(html).toContain(`>${tick}</text>`)
})

test('years without reviews keep their place and have no average', () => {
  const label = /aria-label="(2024[^"]+)"/.exec(draw())?.[1] ?? ''
  expect(plain(label)).toBe('2024: 4,9, 30 отзывов; 2025: 0 отзывов; 2026: 4,7, 82 отзыва')
  expect(draw({}, true)).not.toContain('По годам')
  expect(draw({ years: [{ year: 2026, count: 5, average: 5 }] })).not.toContain('По годам')
})

test('bars and years lead to their reviews, but not to empty lists', () => {
  const distribution = [
    { overall: 5, count: 84 },
    { overall: 3, count: 20 },
    { overall: 2, count: 8 },
    { overall: 1, count: 0 },
  ]
  const html = renderToStaticMarkup(
    <ReviewSummary summary={{ ...SUMMARY, distribution }} hrefOf={(key, value) => `?${key}=${value}`} />,
  )
  const links = Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, href]) => href)
  expect(links).toEqual(['?mark=5', '?mark=3', '?mark=2', '?mark=low', '?year=2024', '?year=2026'])
  expect(plain(html)).toContain('28 отзывов на тройку и ниже. Прочесть')
  expect(draw()).not.toContain('<a ')
})

test('the weak point is told beside the market, with its rule', () => {
  expect(plain(draw())).not.toContain('Слабее всего')
  const weak = { id: 'terms', title: 'Соблюдение сроков', gap: 0.6 }
  expect(plain(draw({ weak }))).toContain(
    'Слабее всего сроки: 4,3 при 4,4 у рынка. Называем от 5 отзывов и разницы с остальными в 0,2 балла.',
  )
})

test('received, published, declined and pending reviews add up to one bar', () => {
  const html = draw()
  expect(plain(html)).toContain('получено 131 опубликовано 112 отклонено 14 проверяем 5 с почты компаний 100')
  const [bar = ''] = /<svg class="[^"]*_bar_[^"]*"[^>]*>.*?<\/svg>/.exec(html) ?? []
  const widths = Array.from(bar.matchAll(/ width="([\d.]+)%"/g), ([, width]) => Number(width))
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo((131 / 150) * 100, 0)
})

test('without published reviews only these numbers are shown', () => {
  const transparency = { received: 2, published: 0, declined: 1, in_check: 1 }
  const none = { average: null, count: 0, finding: null, criteria: [], years: [], from_company: 0 }
  const text = plain(draw({ ...none, transparency }))
  expect(text).toContain('получено 2 опубликовано 0 отклонено 1 проверяем 1')
  expect(text).not.toContain('Сколько каких')
})
