import { expect, test } from 'vitest'
import { moreText } from './count-labels.ts'

test.each([
  [164, 20, 'agency', 'Показать ещё 20 агентств'],
  [21, 20, 'agency', 'Показать ещё 20 агентств'],
  [3, 20, 'agency', 'Показать ещё 3 агентства'],
  [268, 10, 'review', 'Показать ещё 10 отзывов'],
  [0, 10, 'review', 'Показать ещё 1 отзыв'],
  [127, 12, 'project', 'Показать ещё 12 проектов'],
] as const)('with %i left, at most %i of %s come: «%s»', (left, step, noun, text) => {
  expect(moreText(left, step, noun).replaceAll('\u00a0', ' ')).toBe(text)
})
