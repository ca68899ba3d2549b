import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readAdvances } from './font-advances.ts'
import { FONT_FILES } from './font-files.ts'

const widthOf = readAdvances(readFileSync(FONT_FILES.regular))
const boldWidthOf = readAdvances(readFileSync(FONT_FILES.bold))

test('characters are as wide as in the font', () => {
  expect(widthOf('Ш')).toBeGreaterThan(widthOf('О'))
  expect(widthOf('О')).toBeGreaterThan(widthOf('і'))
  expect(boldWidthOf('Мерило')).toBeGreaterThan(widthOf('Мерило'))
})

test('a text is as wide as its characters', () => {
  expect(widthOf('Уфа')).toBeCloseTo(widthOf('У') + widthOf('ф') + widthOf('а'))
  expect(widthOf('')).toBe(0)
})

test('both alphabets and our punctuation have glyphs', () => {
  const missing = widthOf('\u{10ffff}')
  for (const character of 'Щёъ№₽«»—…·QWz7%') expect([character, widthOf(character) > 0]).toEqual([character, true])
  expect(widthOf('Щ')).not.toBe(missing)
})

test('a file that is not a font is refused', () => {
  expect(() => readAdvances(new Uint8Array(64))).toThrow(/no table head/)
})
