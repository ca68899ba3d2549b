import { expect, test } from 'vitest'
import { matchedPart } from './find-handlers.ts'

test.each([
  ['the beginning', 'Северный контур', 'сев', [0, 3]],
  ['the middle, whatever the case', 'Северный контур', 'КОНТ', [9, 13]],
  ['the first of several', 'Точка и точка', 'точка', [0, 5]],
  ['nothing when the name was found by its likeness only', 'Северный контур', 'севирный', []],
])('a found name marks %s', (_, name, text, matched) => {
  expect(matchedPart(name, text)).toEqual(matched)
})
