import { expect, test } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

const company = (id: number, name: string) => ({
  id,
  name,
  name_lat: `agency-${id}`,
  logo: `/media/${id}.svg`,
  city: 'Казань',
  path: `/agency-${id}/`,
  accepts_requests: true,
  paid: null,
})
const cell = (text: string, items: string[] = []) => ({ type: 'text' as const, text, items, is_best: false })
const row = (title: string, cells: ReturnType<typeof cell>[]) => ({
  key: 'any',
  title,
  sort: null,
  is_same: false,
  best: null,
  cells,
})

test('the file starts with the agencies, then groups and rows, with a list in one cell', () => {
  const groups = [{ title: 'Компания', rows: [row('Город', [cell('Казань'), cell('', ['Еда', 'Финансы'])])] }]
  expect(csvOf([company(1, 'Северный контур'), company(2, 'Полёт')], groups)).toBe(
    '\uFEFF;Северный контур;Полёт\r\nКомпания\r\nГород;Казань;Еда, Финансы\r\n',
  )
})

test.each(['=1+1', '+7 495', '-5', '@SUM(A1)', '\tx', '\rx'])('%j is not a formula in the file', text => {
  expect(csvCell(text).replace(/^"/, '')).toBe(`'${text}${csvCell(text).startsWith('"') ? '"' : ''}`)
})

test('quotes, semicolons and line breaks stay inside their cell', () => {
  expect(csvCell('ООО "Ромашка"; 1')).toBe('"ООО ""Ромашка""; 1"')
  expect(csvCell('a\nb')).toBe('"a\nb"')
  expect(csvCell('Северный контур')).toBe('Северный контур')
})
