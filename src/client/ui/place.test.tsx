import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { placeBefore } from '#domain/rating/compared-with.ts'
import { PlaceShift } from './place.tsx'

const SINCE = 'год назад'

test.each([
  [2, 'год назад\u00a0— 12-е'],
  [-3, 'год назад\u00a0— 7-е'],
  [0, ''],
  [null, ''],
])('a change of %s of the tenth reads «%s»', (change, text) => {
  expect(placeBefore({ change, place: 10, since: SINCE })).toBe(text)
})

test('a drop is a number without a minus sign; the label gives the direction and the place before', () => {
  const html = renderToStaticMarkup(<PlaceShift change={-3} place={10} since="в выпуске 2021 года" />)
  expect(html).toContain('aria-label="опустилось на 3: в выпуске 2021 года\u00a0— 7-е"')
  expect(html).toContain('>3</span>')
})

test.each([0, null])('a change of %s shows nothing', change => {
  expect(renderToStaticMarkup(<PlaceShift change={change} place={10} since={SINCE} />)).toBe('')
})

test('nothing to compare with shows nothing', () => {
  expect(renderToStaticMarkup(<PlaceShift change={2} place={10} since={null} />)).toBe('')
})
