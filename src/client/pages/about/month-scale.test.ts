import { expect, test } from 'vitest'
import { monthScale } from './month-scale.ts'

test('a scale begins with the month of the first day and ends with that of the last', () => {
  const { at, ticks } = monthScale(['2026-11-19', '2025-04-05', '2027-07-02'])
  expect([at('2025-04-01'), ticks.length]).toEqual([0, 29])
  expect(at('2026-08-01')).toBeCloseTo(16 / 28, 5)
  expect(ticks[0]?.label).toBe('апрель 2025')
  expect(ticks.at(-1)?.label).toBe('июль 2027')
})

test('years are labelled where they do not touch the ends', () => {
  const labels = monthScale(['2025-04-05', '2027-03-02']).ticks.flatMap(({ label }) => label ?? [])
  expect(labels).toEqual(['апрель 2025', '2026', 'март 2027'])
})
