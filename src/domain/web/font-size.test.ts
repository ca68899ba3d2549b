import { expect, test } from 'vitest'
import { rootFontSize } from './font-size.ts'

test.each([
  ['desktop', 1360, 800, 10],
  ['desktop', 1920, 1080, 10],
  ['desktop', 1192, 800, 9.4],
  ['desktop', 1024, 800, 8.8],
  ['desktop', 800, 600, 8.8],
  ['mobile', 360, 740, 10],
  ['mobile', 320, 640, 8.89],
  ['mobile', 280, 640, 8.8],
  ['mobile', 414, 800, 11.5],
  ['mobile', 900, 1200, 16.67],
  ['mobile', 740, 360, 10],
  ['mobile', 0, 0, 10],
  ['desktop', Number.NaN, 0, 10],
] as const)('on a %s %d by %d the root size is %d', (device, width, height, size) => {
  expect(rootFontSize(device, width, height)).toBe(size)
})
