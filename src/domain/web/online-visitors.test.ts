import { expect, test } from 'vitest'
import { onlineVisitors } from './online-visitors.ts'

test.each([
  ['moscow', 12, 'desktop', 173],
  ['st-petersburg', 12, 'desktop', 158],
  ['kazan', 12, 'desktop', 130],
  ['moscow', 3, 'desktop', 72],
  ['moscow', 12, 'mobile', 115],
  [null, 3, 'mobile', 36],
] as const)('for a base of 100, %s at %i:00 on %s shows %i', (city, hour, device, visitors) => {
  expect(onlineVisitors(100, { city, hour, device })).toBe(visitors)
})

test('daytime is from 9:00 to 23:00', () => {
  const at = (hour: number) => onlineVisitors(100, { city: 'moscow', hour, device: 'desktop' })
  expect([8, 9, 22, 23].map(at)).toEqual([72, 173, 173, 72])
})
