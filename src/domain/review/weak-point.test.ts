import { expect, test } from 'vitest'
import { weakPoint } from './weak-point.ts'

const criteria = (terms: number) => [
  { title: 'Качество работы', average: 4.8 },
  { title: 'Соблюдение сроков', average: terms },
  { title: 'Общение', average: 4.6 },
]

test('the lowest criterion is named when it is at least 0.2 below the mean of the others', () => {
  expect(weakPoint(criteria(4.5), 5)).toEqual({ title: 'Соблюдение сроков', gap: 0.2 })
  expect(weakPoint(criteria(4.51), 5)).toBeNull()
})

test('fewer than five reviews name no weak point', () => {
  expect(weakPoint(criteria(3), 4)).toBeNull()
})

test('without criteria there is nothing to name', () => {
  expect(weakPoint([], 10)).toBeNull()
})
