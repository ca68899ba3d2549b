import { expect, test } from 'vitest'
import { wordStem } from './word-stem.ts'

test.each([
  ['лидами', 'лид'],
  ['брифов', 'бриф'],
  ['смету', 'смет'],
  ['конверсией', 'конверси'],
  ['бюджет', 'бюджет'],
  ['redesign', 'redesign'],
  // Too short to cut.
  ['сео', 'сео'],
])('the stem of «%s» is «%s»', (word, stem) => {
  expect(wordStem(word)).toBe(stem)
})
