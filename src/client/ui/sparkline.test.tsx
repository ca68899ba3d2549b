import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sparkline, sparklinePoints } from './sparkline.tsx'

test('first place is at the top of an inverted line', () => {
  const [ninth, , , first] = sparklinePoints([9, 6, 3, 1], true)
  expect(first?.y).toBeLessThan(ninth?.y ?? 0)
})

test('equal values draw a level line through the middle', () => {
  expect(sparklinePoints([4, 4, 4]).map(point => point.y)).toEqual([16, 16, 16])
})

test('a single value is a dot in the middle', () => {
  expect(sparklinePoints([3])).toEqual([{ x: 50, y: 16 }])
})

test('nothing is drawn without values', () => {
  expect(renderToStaticMarkup(<Sparkline values={[]} label="Место по выпускам" />)).toBe('')
})
