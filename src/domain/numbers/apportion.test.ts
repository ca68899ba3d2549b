import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, shareTexts, shownAddends, withShares } from './apportion.ts'

const parts = fc.array(fc.double({ min: 0, max: 35, noNaN: true }), { minLength: 1, maxLength: 12 })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const inUnits = (numbers: readonly number[], digits: number) => numbers.map(number => Math.round(number * 10 ** digits))

test('shown addends add up to the shown score, each less than a tenth from its exact value', () => {
  fc.assert(
    fc.property(parts, addends => {
      const score = Math.round(sum(addends) * 10) / 10
      const shown = shownAddends(addends, score)
      expect(sum(inUnits(shown, 1))).toBe(Math.round(score * 10))
      for (const [index, addend] of addends.entries()) {
        expect(Math.abs((shown[index] ?? Number.NaN) - addend)).toBeLessThan(0.1 + 1e-9)
      }
    }),
  )
})

test('a larger part is never shown as a smaller number', () => {
  fc.assert(
    fc.property(parts, addends => {
      const shown = shownAddends(addends, Math.round(sum(addends) * 10) / 10)
      for (const [i, a] of addends.entries()) {
        for (const [j, b] of addends.entries()) if (a > b) expect(shown[i]).toBeGreaterThanOrEqual(shown[j] ?? 0)
      }
    }),
  )
})

test('the largest remainder gets the missing unit, the first one on a tie', () => {
  expect(apportion([1 / 3, 1 / 3, 1 / 3], 1, 2)).toEqual([0.34, 0.33, 0.33])
  expect(shownAddends([10.04, 20.04, 30.04], 60.1)).toEqual([10.1, 20, 30])
  expect(apportion([0.06, 0.06], 0.1, 1)).toEqual([0.1, 0])
})

test('a total below the parts takes the unit from the smallest remainder', () => {
  expect(apportion([1.05, 2.01], 2.9, 1)).toEqual([1, 1.9])
})

test('parts that need no rounding stay as they are', () => {
  expect(shownAddends([32.1, 28.4, 15, 9.9, 2.5, 4.5], 92.4)).toEqual([32.1, 28.4, 15, 9.9, 2.5, 4.5])
  expect(shownAddends([0, 0, 0], 0)).toEqual([0, 0, 0])
})

const ONE = [{ projects: 1 }, { projects: 1 }, { projects: 1 }]
const byProjects = ({ projects }: { projects: number }) => projects

test('equal counts have equal shares, and texts say when they do not add up', () => {
  const equal = withShares(ONE, byProjects).map(({ share }) => share)
  expect(equal).toEqual([0.33, 0.33, 0.33])
  expect(shareTexts(equal)).toEqual(Array(3).fill('≈\u00a033\u00a0%'))
  expect(shareTexts([0.25, 0.75])).toEqual(['25\u00a0%', '75\u00a0%'])
  expect(withShares([{ projects: 0 }], byProjects)).toEqual([{ projects: 0, share: 0 }])
})

test('shares in tenths of a percent are equal and marked in the same way', () => {
  const thirds = withShares(ONE, byProjects, 3).map(({ share }) => share)
  expect(thirds).toEqual([0.333, 0.333, 0.333])
  expect(shareTexts(thirds, 1)).toEqual(Array(3).fill('≈\u00a033,3\u00a0%'))
  expect(shareTexts([0.125, 0.875], 1)).toEqual(['12,5\u00a0%', '87,5\u00a0%'])
})
