import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StarRow } from './star-row.tsx'
import { Stars } from './stars.tsx'

test('stars in a row are one element with an accessible name', () => {
  const html = renderToStaticMarkup(<Stars value="4,7" byReviews="38 отзывам" />)
  expect(html).toMatch(/^<span class="[^"]+" role="img" aria-label="Оценка 4,7 из 5 по 38 отзывам">4,7<\/span>$/)
})

test('without a review count the label has only the value', () => {
  expect(renderToStaticMarkup(<Stars value="5,0" />)).toContain('aria-label="Оценка 5,0 из 5"')
})

test.each([
  [4.5, '81'],
  [0, '0'],
  [7, '90'],
])('a star row for %s is filled to %s of 90', (value, width) => {
  expect(renderToStaticMarkup(<StarRow value={value} label="Оценка" />)).toContain(`<svg width="${width}"`)
})
