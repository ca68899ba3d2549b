import { expect, test } from 'vitest'
import type { Block, FrozenChart } from '#domain/content/tree.ts'
import { textCover, textFigure } from './text-figure.ts'

type Chart = FrozenChart['chart']

const series = (id: string, points: (number | null)[]) => ({
  ...{ id, title: id, path: null, points, low: [], high: [] },
  samples: points.map(() => 9),
})
const quarters = Array.from({ length: 16 }, (_, index) => `${index + 1}`)
const shares: Chart = {
  ...{ kind: 'stack', unit: '%', labels: quarters, dates: quarters },
  series: ['a', 'b', 'c'].map(id => series(id, quarters.map(Number))),
}
const cited = { title: 'Доли', sample: 90, chart: shares }
const text = (value: string): Block => ({ kind: 'paragraph', spans: [{ text: value }] })
const row = (...cells: string[]) => cells.map(cell => [{ text: cell }])

test('a text that cites nothing has no chart', () => {
  expect(textFigure([text('Сорок две буквы и число 42.')], [])).toBeNull()
})

test('shares are drawn as lines of the cited series, for the last periods', () => {
  const figure = textFigure([text('Доля')], [{ ...cited, series: 'c' }])
  expect(figure?.chart.kind).toBe('lines')
  expect(figure?.chart.series.map(({ id }) => id)).toEqual(['c'])
  expect(figure?.chart.series[0]?.points).toEqual(quarters.slice(-13).map(Number))
})

test('a chart in the text comes before a cited figure, but not one with a single point', () => {
  const chart = (points: (number | null)[]): Block => ({
    kind: 'chart',
    caption: 'Подпись',
    chart: {
      ...{ id: 'x', tab: 'y', title: 'График', source: '', sample: 5 },
      choices: { region: '', device: '', rating: '', period: '' },
      chart: { ...shares, kind: 'lines', series: [series('a', points)] },
    },
  })
  expect(textFigure([chart(quarters.map(Number))], [{ ...cited, series: null }])?.title).toBe('Подпись')
  expect(textFigure([chart(quarters.map(() => null))], [{ ...cited, series: null }])?.title).toBe('Доли')
})

test('a table is drawn only if its last column is all numbers', () => {
  const table = (last: string): Block => ({
    kind: 'table',
    head: row('Отзывов', 'Формула'),
    rows: [row('1', '3,69'), row('7', last)],
  })
  expect(textFigure([table('4,25')], [])?.chart.series[0]?.points).toEqual([3.69, 4.25])
  expect(textFigure([table('—')], [])).toBeNull()
})

test('a cover is its subject, figure and caption', () => {
  const line: Block = { kind: 'paragraph', spans: [{ text: 'Сайт ' }, { text: '500 000 ₽' }, { text: ' посередине' }] }
  expect(textCover(line)).toEqual({ subject: 'Сайт', figure: '500 000 ₽', caption: 'посередине' })
  expect(textCover(undefined)).toBeNull()
})
