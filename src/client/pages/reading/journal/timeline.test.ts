import { expect, test } from 'vitest'
import { daysBetween, timelineOf } from './timeline.ts'

test('every day of the ruler is equally high, however rows crowd', () => {
  const rows = [3, 4, 20, 40].map(daysAgo => ({ daysAgo, height: 150 }))
  const { day, height, marks } = timelineOf(rows)
  expect(height).toBe(600)
  expect(marks.map(({ y }) => y / day)).toEqual([3, 4, 20, 40])
  expect(marks.map(({ rowY }) => rowY)).toEqual([0, 150, 300, 450])
  expect(marks.at(-1)?.y).toBe(marks.at(-1)?.rowY)
})

test('a ruler of years has a tick a week, one of weeks a tick a day', () => {
  const over = (days: number) =>
    timelineOf([
      { daysAgo: 0, height: 200 },
      { daysAgo: days, height: 200 },
    ])
  expect(over(10).ticks[1]).toBe(over(10).day)
  expect(over(400).ticks[1]).toBe(over(400).day * 7)
})

test('a single text has a ruler too', () => {
  const { height, marks, ticks } = timelineOf([{ daysAgo: 0, height: 120 }])
  expect([height, marks]).toEqual([120, [{ y: 0, rowY: 0 }]])
  expect(ticks).toEqual([0, 120])
})

test('days are counted across the end of a month', () => {
  expect(daysBetween('2026-10-29', '2026-11-02')).toBe(4)
})
