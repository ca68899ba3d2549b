import { expect, test } from 'vitest'
import { cutText, fitText } from './fit-text.ts'

/** Every character is half an em wide: ten of size 20 take 100. */
const widthOf = (text: string) => text.length / 2

test('a short text keeps the largest size', () => {
  expect(fitText('Рейтинг', widthOf, { width: 100, lines: 1, sizes: [20, 10] })).toEqual({
    size: 20,
    lines: ['Рейтинг'],
    isWhole: true,
  })
})

test('a longer text takes more lines before a smaller size', () => {
  const fitted = fitText('Рейтинг агентств', widthOf, { width: 100, lines: 2, sizes: [20, 10] })
  expect(fitted).toEqual({ size: 20, lines: ['Рейтинг', 'агентств'], isWhole: true })
})

test('a word wider than the line forces a smaller size', () => {
  const fitted = fitText('Рейтинг диджитал-агентств', widthOf, { width: 100, lines: 2, sizes: [20, 10] })
  expect(fitted).toEqual({ size: 10, lines: ['Рейтинг', 'диджитал-агентств'], isWhole: true })
})

test('a text that does not fit is cut and says so', () => {
  const fitted = fitText('один два три четыре пять шесть семь', widthOf, { width: 50, lines: 2, sizes: [10] })
  expect(fitted).toEqual({ size: 10, lines: ['один два', 'три четыр…'], isWhole: false })
})

test('words held together by a non-breaking space stay on one line', () => {
  const fitted = fitText('Рейтинг в\u00a0Уфе', widthOf, { width: 50, lines: 3, sizes: [10] })
  expect(fitted.lines).toEqual(['Рейтинг', 'в\u00a0Уфе'])
})

test.each([
  ['Контур', 10, 'Контур'],
  ['Северный контур', 5, 'Северный…'],
  ['Северный контур', 4, 'Северны…'],
])('«%s» in %s ems reads «%s»', (text, ems, cut) => {
  expect(cutText(text, widthOf, ems)).toBe(cut)
})
