import { expect, test } from 'vitest'
import type { ChartData } from '../../../ui/chart/chart-data.ts'
import { drawingSize } from '../../../ui/chart/chart-drawing.tsx'
import { cardFigureHeight, figureSize } from './figure-size.ts'

const chartOf = (kind: ChartData['kind'], labels: string[], dates: string[] = []) => ({
  ...{ kind, unit: '', labels, dates },
  series: [{ id: 'one', title: 'Один', path: null, points: labels.map(() => 1), low: [], high: [], samples: [] }],
})

test.each([
  ['lines over time', chartOf('lines', ['1 кв. 2026', '2 кв. 2026'], ['2026-01-01', '2026-04-01'])],
  ['short names', chartOf('bars', ['Москва', 'Казань', 'Уфа'])],
  ['long names', chartOf('dots', ['Готовность рекомендовать', 'Сроки'])],
])('the height of a small chart is known without drawing it: %s', (_, chart) => {
  expect(cardFigureHeight(chart)).toBe(drawingSize(chart, figureSize(chart)).height)
})
