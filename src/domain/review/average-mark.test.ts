import { expect, test } from 'vitest'
import { formatFixed } from '../numbers/numbers.ts'
import { averageMark } from './average-mark.ts'

test('an average is rounded once: 4.646 is shown as 4,6 and not, by way of 4.65, as 4,7', () => {
  expect(formatFixed(averageMark(604, 130) ?? 0)).toBe('4,6')
  expect(formatFixed(4.65)).toBe('4,7')
})

test('no marks have no average', () => {
  expect(averageMark(0, 0)).toBeNull()
})
