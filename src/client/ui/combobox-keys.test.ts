import { describe, expect, test } from 'vitest'
import { keyAction } from './combobox-keys.ts'

const press = (key: string, active: number | null, { count = 2, isOpen = true, isFirstPicked = false } = {}) =>
  keyAction(key, { isOpen, active, count, isFirstPicked })

describe('arrows', () => {
  test('down goes from the field through the options and back to the field', () => {
    expect(press('ArrowDown', null)).toEqual({ type: 'highlight', option: 0 })
    expect(press('ArrowDown', 0)).toEqual({ type: 'highlight', option: 1 })
    expect(press('ArrowDown', 1)).toEqual({ type: 'highlight', option: null })
  })

  test('up goes the other way', () => {
    expect(press('ArrowUp', null)).toEqual({ type: 'highlight', option: 1 })
    expect(press('ArrowUp', 1)).toEqual({ type: 'highlight', option: 0 })
    expect(press('ArrowUp', 0)).toEqual({ type: 'highlight', option: null })
  })

  test('stay in the field when there are no options', () => {
    expect(press('ArrowDown', null, { count: 0 })).toEqual({ type: 'highlight', option: null })
    expect(press('ArrowUp', 3, { count: 0 })).toEqual({ type: 'highlight', option: null })
  })

  test('return to the field from an option that no longer exists', () => {
    expect(press('ArrowDown', 5)).toEqual({ type: 'highlight', option: null })
  })
})

describe('Enter', () => {
  test('picks the highlighted option', () => {
    expect(press('Enter', 1)).toEqual({ type: 'pick', option: 1 })
  })

  test('submits the form when no option is highlighted, unless the first one is the default', () => {
    expect(press('Enter', null)).toBeNull()
    expect(press('Enter', null, { isFirstPicked: true })).toEqual({ type: 'pick', option: 0 })
  })

  test('submits the form when the list is closed', () => {
    expect(press('Enter', 1, { isOpen: false })).toBeNull()
    expect(press('Enter', null, { isOpen: false, isFirstPicked: true })).toBeNull()
  })
})

test('Escape closes the list first and leaves the field next', () => {
  expect(press('Escape', 1)).toEqual({ type: 'close' })
  expect(press('Escape', null, { isOpen: false })).toEqual({ type: 'leave' })
})

test.each(['Home', 'End', 'a', 'Tab'])('%s keeps its default action in the field', key => {
  expect(press(key, 1)).toBeNull()
})
