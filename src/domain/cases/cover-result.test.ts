import { expect, test } from 'vitest'
import { coverResult } from './cover-result.ts'

const TOLD = 'Работать стало спокойнее. Заявок больше на 21 %. Посещаемость выросла на 84 %.'

test('a project’s own figure is on its cover', () => {
  expect(coverResult('Конверсия выросла на 12 %', TOLD)).toBe('Конверсия выросла на 12 %')
})

test('without one, the first figure of its case is', () => {
  expect(coverResult(null, TOLD)).toBe('Заявок больше на 21 %.')
  expect(coverResult('запуск без простоя', TOLD)).toBe('Заявок больше на 21 %.')
})

test('without any figure the cover says what the project says', () => {
  expect(coverResult('запуск без простоя', 'Заказчик доволен.')).toBe('запуск без простоя')
  expect(coverResult('запуск без простоя', null)).toBe('запуск без простоя')
  expect(coverResult(null, null)).toBeNull()
})
