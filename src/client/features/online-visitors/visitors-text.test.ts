import { expect, test } from 'vitest'
import { visitorsText } from './online-visitors.tsx'

test.each([
  ['moscow', 12, 'desktop', 207],
  ['st-petersburg', 12, 'desktop', 190],
  ['kazan', 12, 'desktop', 156],
  [null, 3, 'mobile', 43],
] as const)('%s at %i:00 on %s is told as an estimate of %i', (city, hour, device, visitors) => {
  const text = visitorsText({ city, hour, device })
  expect(text).toContain(`примерно ${visitors} чел.`)
  expect(text).toContain('это оценка')
  expect(text).toContain('а не счётчик')
})
