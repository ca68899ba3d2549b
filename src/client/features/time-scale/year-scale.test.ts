import { expect, test } from 'vitest'
import { labelLevels, yearScale } from './year-scale.ts'

test('a scale of years begins with the first and ends with the whole current year', () => {
  const scale = yearScale(2018, '2026-07-02')
  expect(scale.years).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026])
  expect(scale.startOf(2018)).toBe(0)
  expect(scale.middleOf(2022)).toBe(0.5)
  expect(scale.at('2026-07-02')).toBeCloseTo(8.5 / 9, 2)
})

test('a year of work is shown among four, not as a whole scale', () => {
  expect(yearScale(2026, '2026-07-02').years).toEqual([2023, 2024, 2025, 2026])
})

test('labels that would touch go to different levels, those apart share one', () => {
  const levels = (marks: number[]) =>
    labelLevels(
      marks.map(at => ({ at })),
      0.2,
    ).map(({ level }) => level)
  expect(levels([0.7, 0.75, 0.98])).toEqual([0, 1, 0])
  expect(levels([0.1, 0.4])).toEqual([0, 0])
})

test('labels point into the scale', () => {
  expect(labelLevels([{ at: 0.1 }, { at: 0.9 }], 0.2).map(({ isBefore }) => isBefore)).toEqual([false, true])
})
