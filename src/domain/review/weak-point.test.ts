import { expect, test } from 'vitest'
import { weakPoint } from './weak-point.ts'

const criteria = (terms: number) =>
  [
    { id: 'quality', title: 'Качество работы', average: 4.8 },
    { id: 'terms', title: 'Соблюдение сроков', average: terms },
    { id: 'communication', title: 'Общение', average: 4.6 },
    { id: 'recommend', title: 'Готовность рекомендовать', average: 3 },
  ] as const

test('the lowest criterion is named when it is at least 0.2 below the mean of the others', () => {
  expect(weakPoint(criteria(4.5), 5)).toEqual({ id: 'terms', title: 'Соблюдение сроков', gap: 0.2 })
  expect(weakPoint(criteria(4.55), 5)).toBeNull()
})

test('fewer than five reviews name no weak point', () => {
  expect(weakPoint(criteria(3), 4)).toBeNull()
})

test('without criteria there is nothing to name', () => {
  expect(weakPoint([], 10)).toBeNull()
})
