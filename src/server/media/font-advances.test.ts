import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAdvances } from './font-advances.ts'
import { FONT_FILES } from './font-files.ts'

const widthOf = readAdvances(readFileSync(FONT_FILES.regular))
const boldWidthOf = readAdvances(readFileSync(FONT_FILES.bold))

test('letters are as wide as the font says', () => {
  expect(widthOf('Ш')).toBeGreaterThan(widthOf('О'))
  expect(widthOf('О')).toBeGreaterThan(widthOf('і'))
  expect(boldWidthOf('Мерило')).toBeGreaterThan(widthOf('Мерило'))
})

test('a text is as wide as its letters', () => {
  expect(widthOf('Уфа')).toBeCloseTo(widthOf('У') + widthOf('ф') + widthOf('а'))
  expect(widthOf('')).toBe(0)
})

test('both alphabets and the signs of our texts have letters of their own', () => {
  const missing = widthOf('\u{10ffff}')
  for (const letter of 'Щёъ№₽«»—…·QWz7%') expect([letter, widthOf(letter) > 0]).toEqual([letter, true])
  expect(widthOf('Щ')).not.toBe(missing)
})

test('a file that is no font is refused', () => {
  expect(() => readAdvances(new Uint8Array(64))).toThrow(/no table head/)
})
