import { expect, test } from 'vitest'
import { stackToFit } from './stack-to-fit.ts'

const equal = (count: number) => Array.from({ length: count }, () => ({ at: 0.5 }))

test.each(['desktop', 'mobile'] as const)('dots never merge into a capsule, however many are equal (%s)', device => {
  for (const count of [1, 12, 30, 300]) {
    const { radius, step, stacked } = stackToFit(equal(count), device)
    expect(step).toBeGreaterThan(2 * radius)
    expect(new Set(stacked.map(({ level }) => level)).size).toBe(count)
  }
})

test('tall stacks take smaller dots', () => {
  expect(stackToFit(equal(30), 'desktop').radius).toBeLessThan(stackToFit(equal(5), 'desktop').radius)
})
