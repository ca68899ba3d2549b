import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test('down goes from the field through the options and back to the field', () => {
  expect(nextOption(null, 2, 'ArrowDown')).toBe(0)
  expect(nextOption(0, 2, 'ArrowDown')).toBe(1)
  expect(nextOption(1, 2, 'ArrowDown')).toBeNull()
})

test('up goes the other way', () => {
  expect(nextOption(null, 2, 'ArrowUp')).toBe(1)
  expect(nextOption(1, 2, 'ArrowUp')).toBe(0)
  expect(nextOption(0, 2, 'ArrowUp')).toBeNull()
})

test('without options the arrows stay in the field', () => {
  expect(nextOption(null, 0, 'ArrowDown')).toBeNull()
  expect(nextOption(3, 0, 'ArrowUp')).toBeNull()
})

test('an option that is gone leads back to the field', () => {
  expect(nextOption(5, 2, 'ArrowDown')).toBeNull()
})
