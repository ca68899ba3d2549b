import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

test.each([
  [',bnhbrc', 'битрикс'],
  ['ЯНДЕКС', 'zyltrc'],
  ['ghbdtn vbh', 'привет мир'],
  ['руддщ', 'hello'],
])('«%s» in the other layout is «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})

test('text in both alphabets or in neither is not converted', () => {
  expect(otherLayout('1С bitrix')).toBeNull()
  expect(otherLayout('2026')).toBeNull()
})
