import { expect, test } from 'vitest'
import { nearestCity } from './nearest-city.ts'

test.each([
  ['a street of Moscow', { latitude: 55.7722, longitude: 37.6791 }, 'moscow'],
  ['a suburb of Kazan', { latitude: 55.85, longitude: 49.3 }, 'kazan'],
  ['the middle of the ocean', { latitude: 0, longitude: 0 }, null],
])('%s', (_, point, city) => {
  expect(nearestCity(point)).toBe(city)
})
