import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const cell = (value: string | number | null) => csvText([[value]]).slice(1, -2)

test('the file is UTF-8 with a BOM, semicolons and Windows line ends, as Excel reads it', () => {
  expect(csvText([['a', 'б'], [], [1]])).toBe('\uFEFFa;б\r\n\r\n1\r\n')
})

test.each(['=1+1', '+7 495', '-5', '@SUM(A1)', '\tx'])('%j is not a formula in the file', text => {
  expect(cell(text)).toBe(`'${text}`)
})

test('a carriage return neither starts a formula nor ends the line', () => {
  expect(cell('\rx')).toBe(`"'\rx"`)
})

test('quotes, semicolons and line breaks stay inside their cell', () => {
  expect(cell('ООО "Ромашка"; 1')).toBe('"ООО ""Ромашка""; 1"')
  expect(cell('a\nb')).toBe('"a\nb"')
  expect(cell('Северный контур')).toBe('Северный контур')
})

test('numbers keep all their digits, with a decimal comma, and may be negative', () => {
  expect([41.25, -3, 1_200_000, null].map(cell)).toEqual(['41,25', '-3', '1200000', ''])
})
