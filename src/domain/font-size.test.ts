import { expect, test } from 'vitest'
import { rootFontSize } from './font-size.ts'

test.each([
  ['desktop', 1360, 10],
  ['desktop', 1920, 10],
  ['desktop', 1200, 8.82],
  ['desktop', 800, 7.53],
  ['mobile', 360, 10],
  ['mobile', 320, 8.89],
  ['mobile', 414, 11.5],
  ['mobile', 900, 16.67],
  ['mobile', 0, 10],
  ['desktop', Number.NaN, 10],
] as const)('on a %s %d wide the root size is %d', (device, width, size) => {
  expect(rootFontSize(device, width)).toBe(size)
})
