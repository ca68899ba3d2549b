import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsAround, countProjects, sumColumns } from './sum-columns.ts'

const sums = fc
  .uniqueArray(fc.integer({ min: 1_000, max: 900_000_000 }), { minLength: 1, maxLength: 200 })
  .chain(budgets =>
    fc
      .array(fc.integer({ min: 1, max: 40 }), { minLength: budgets.length, maxLength: budgets.length })
      .map(counts => budgets.map((budget, index) => ({ budget, projects: counts[index] ?? 1 }))),
  )

test.each([
  [
    [210_000, 4_800_000],
    [100_000, 10_000_000],
  ],
  [
    [310_000, 2_900_000],
    [300_000, 3_000_000],
  ],
  [
    [300_000, 300_000],
    [300_000, 1_000_000],
  ],
  [[100_000], [100_000, 300_000]],
])('%j fits the axis %j', (values, bounds) => {
  expect(boundsAround(values)).toEqual(bounds)
})

test('columns lose no project and keep to their side of the limit', () => {
  fc.assert(
    fc.property(sums, fc.integer({ min: 1_000, max: 900_000_000 }), (paid, limit) => {
      const columns = sumColumns(paid, boundsAround([...paid.map(({ budget }) => budget), limit]), limit)
      expect(countProjects(columns)).toBe(countProjects(paid))
      expect(countProjects(columns.filter(({ is_over }) => !is_over))).toBe(
        countProjects(paid.filter(({ budget }) => budget <= limit)),
      )
      for (const { budget, is_over } of columns) expect(budget > limit).toBe(is_over)
      expect(columns.length).toBeLessThanOrEqual(50)
    }),
  )
})
