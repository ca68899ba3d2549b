import { expect, test } from 'vitest'
import { lettersToChange, wrongLetters } from './letters-to-change.ts'

test.each([
  ['/agency-vebiasen', '/agency-vebyasen', 1],
  ['/abc/median', '/abc/mediana', 1],
  ['/abouut', '/about', 1],
  ['/about', '/about', 0],
  ['/wall', '/customers_responses', null],
  ['/promo', '/promo/awards', 7],
])('%s is %s after %s letters', (from, to, letters) => {
  expect(lettersToChange(from, to, 8)).toBe(letters)
  expect(lettersToChange(to, from, 8)).toBe(letters)
})

test('counting stops where the limit is passed', () => {
  expect(lettersToChange('abcd', 'abxy', 2)).toBe(2)
  expect(lettersToChange('abcd', 'abxy', 1)).toBeNull()
})

test.each([
  ['vebiasen', 'vebyasen', [3]],
  ['abouut', 'about', [3]],
  ['abut', 'about', [2]],
  ['medan', 'median', [3]],
  ['abou', 'about', [3]],
  ['same', 'same', []],
])('in %s the way to %s is barred at %j', (from, to, wrong) => {
  expect(wrongLetters(from, to)).toEqual(wrong)
})
