import { expect, test } from 'vitest'
import { EXAMPLE_CHARTS, exampleMonths, exampleSeries } from '#tests/gallery/example-charts.ts'
import { markedIds, yearAgo } from './chart-data.ts'
import { changeText, chartSummary, cutName, figureFormat, nameLines, readingText } from './chart-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const chartOf = (unit: string, ...points: (number | null)[]) => ({
  ...EXAMPLE_CHARTS.gaps,
  unit,
  ...exampleMonths(points.length),
  series: [exampleSeries('Tilda', points)],
})

test('figures are written by their unit', () => {
  expect(figureFormat(chartOf('%', 41))(41)).toBe('41,0')
  expect(plain(figureFormat(chartOf('₽', 1))(1_250_000))).toBe('1,25 млн')
  expect(plain(figureFormat(chartOf('', 1200))(1200))).toBe('1 200')
  expect(figureFormat(chartOf('балла', 4.5, 4.61))(4.5)).toBe('4,50')
})

test('a change is the difference of the shown figures', () => {
  const format = figureFormat(chartOf('%', 1))
  const change = (now: number, before: number) => changeText(now, before, { unit: '%', format })
  expect(change(41.24, 43.36)).toBe('−2,2')
  expect(change(14.9, 12.2)).toBe('+2,7')
  expect(change(8.04, 8)).toBe('0,0')
})

test('a change of money is a share', () => {
  const format = figureFormat(chartOf('₽', 1))
  expect(plain(changeText(1_100_000, 1_000_000, { unit: '₽', format }))).toBe('+10,0 %')
})

test('the summary gives the first and the last value of each series', () => {
  expect(plain(chartSummary('Сколько?', chartOf('%', null, 10, 12)))).toBe(
    'Сколько? В процентах. Tilda: фев 2025 — 10,0 %, мар 2025 — 12,0 %',
  )
  expect(plain(chartSummary('Где?', EXAMPLE_CHARTS.bars))).toBe('Где? Москва — 214; Санкт-Петербург — 96; Казань — 41')
})

test('a reading names the period and every value, gaps too', () => {
  const chart = chartOf('%', 10, null)
  expect(plain(readingText(chart, 0, figureFormat(chart)))).toBe('янв 2025: Tilda — 10,0 %')
  expect(readingText(chart, 1, figureFormat(chart))).toBe('фев 2025: Tilda — мало данных')
})

test('the same period a year ago is found by its date', () => {
  expect(yearAgo(exampleMonths(24).dates)).toBe(11)
  expect(yearAgo(exampleMonths(12).dates)).toBeNull()
  expect(yearAgo([])).toBeNull()
})

test('the first two of many series are in ink, or those asked for', () => {
  const { lines, columns } = EXAMPLE_CHARTS
  expect(markedIds(lines, [])).toEqual(['1С-Битрикс', 'Tilda'])
  expect(markedIds(lines, ['MODX', 'unknown'])).toEqual(['MODX'])
  expect(markedIds(lines, ['unknown'])).toEqual(['1С-Битрикс', 'Tilda'])
  expect(markedIds(columns, ['Отзывы'])).toEqual(['Проекты', 'Отзывы'])
})

test('a long name is cut at its end', () => {
  expect(cutName('Свои и редкие системы', 12)).toBe('Свои и редк…')
  expect(cutName('Tilda', 12)).toBe('Tilda')
})

test('a long name breaks at a space, and is cut only where two lines do not hold it', () => {
  expect(nameLines('Медиана', 15, 2)).toEqual(['Медиана'])
  expect(nameLines('С почты компании', 15, 2)).toEqual(['С почты', 'компании'])
  expect(nameLines('Электрокардиография', 15, 2)).toEqual(['Электрокардиог…'])
  expect(nameLines('С почты компании', 15, 1)).toEqual(['С почты компан…'])
  expect(nameLines('Поддержка и развитие сайтов', 15, 2)).toEqual(['Поддержка и', 'развитие сайтов'])
})
