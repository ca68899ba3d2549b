import { expect, test } from 'vitest'
import { matchedPart } from './find-handlers.ts'

test.each([
  ['the beginning', 'Северный контур', 'сев', [0, 3]],
  ['the middle, ignoring case', 'Северный контур', 'КОНТ', [9, 13]],
  ['the first of several', 'Точка и точка', 'точка', [0, 5]],
  ['nothing when the name is only similar', 'Северный контур', 'севирный', []],
])('a found name highlights %s', (_, name, text, matched) => {
  expect(matchedPart(name, text)).toEqual(matched)
})
