import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  [',bnhbrc', 'битрикс'],
  ['ЯНДЕКС', 'zyltrc'],
  ['ghbdtn vbh', 'привет мир'],
  ['руддщ', 'hello'],
])('«%s» was meant as «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test('a text of both alphabets, or of none, was meant as it stands', () => {
  expect(otherLayout('1С bitrix')).toBeNull()
  expect(otherLayout('2026')).toBeNull()
})
