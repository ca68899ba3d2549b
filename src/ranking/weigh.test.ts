import { expect, test } from 'vitest'
import { methodologyAt } from './methodology.ts'
import { firstCountedDay, firstDayWithout } from './weigh.ts'

const DAY = 24 * 60 * 60 * 1000

test('a project counts up to the day before the one that is told as its last', () => {
  for (const launched of ['2023-11-18', '2024-02-29', '2024-12-31']) {
    const method = methodologyAt(new Date(launched))
    const without = Date.parse(firstDayWithout(Date.parse(launched), method.projects.periodMonths))
    expect(firstCountedDay(method, without - DAY) <= launched, launched).toBe(true)
    expect(firstCountedDay(method, without) > launched, launched).toBe(true)
  }
})
