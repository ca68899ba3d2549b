import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlaceShift, placeChangeText } from './place.tsx'

test.each([
  [2, 'поднялось на 2'],
  [-3, 'опустилось на 3'],
  ['new', 'не было в прошлом выпуске'],
  [0, ''],
  [null, ''],
] as const)('a change of %s reads «%s»', (change, text) => {
  expect(placeChangeText(change)).toBe(text)
})

test('a drop is a number without a minus sign; the label gives the direction', () => {
  const html = renderToStaticMarkup(<PlaceShift change={-3} />)
  expect(html).toContain('aria-label="опустилось на 3"')
  expect(html).toContain('>3</span>')
})

test.each([0, null])('a change of %s shows nothing', change => {
  expect(renderToStaticMarkup(<PlaceShift change={change} />)).toBe('')
})
