import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { ReviewSummary } from './review-summary.tsx'

const SUMMARY: ReviewSummaryData = {
  average: 4.75,
  count: 112,
  criteria: [{ id: 'quality', title: 'Качество работы', average: 4.9 }],
  weak: null,
  distribution: [
    { overall: 5, count: 84 },
    { overall: 4, count: 28 },
  ],
  data: [],
  price_range: [],
  selected: 'all',
  selectedPrice: 0,
  results_count: 112,
  empty: false,
  transparency: { received: 131, published: 112, declined: 14, in_check: 5 },
}
const draw = (change: Partial<ReviewSummaryData> = {}) =>
  renderToStaticMarkup(<ReviewSummary summary={{ ...SUMMARY, ...change }} />)
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('the average, the criteria and the distribution are shown as numbers', () => {
  const text = plain(draw())
  expect(text).toContain('4,8 112 отзывов')
  expect(text).toContain('Качество работы 4,9')
  expect(text).toContain('Оценка 5 84')
})

test('bars start at zero and the most frequent mark fills the width; the axis runs from 1 to 5', () => {
  const widths = Array.from(draw().matchAll(/<rect[^>]* width="([^"]+)"/g), ([, width]) => width)
  expect(widths).toEqual(['100%', '33.33%'])
  expect(draw()).toContain('cx="97.5%"')
})

test('the weak point is named with its rule', () => {
  expect(plain(draw())).not.toContain('Слабое место')
  const text = plain(draw({ weak: { title: 'Соблюдение сроков', gap: 0.4 } }))
  expect(text).toContain('Слабое место — соблюдение сроков')
  expect(text).toContain('ниже среднего остальных на 0,4. Называем от 5 отзывов и разницы в 0,2 балла.')
})

test('the numbers of received, published, declined and pending reviews are always shown', () => {
  expect(plain(draw())).toContain('Получено 131 · опубликовано 112 · отклонено 14 · проверяем 5')
})

test('without published reviews only these numbers are shown', () => {
  const transparency = { received: 2, published: 0, declined: 1, in_check: 1 }
  const text = plain(draw({ average: null, count: 0, criteria: [], transparency }))
  expect(text.trim()).toBe('Получено 2 · опубликовано 0 · отклонено 1 · проверяем 1')
})
