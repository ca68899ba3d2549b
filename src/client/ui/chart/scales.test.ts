import { expect, test } from 'vitest'
import { EXAMPLE_CHARTS, exampleMonths, exampleSeries } from '#tests/gallery/example-charts.ts'
import { figureFormat } from './chart-text.ts'
import { valueScale } from './scales.ts'

const { lines, band } = EXAMPLE_CHARTS
const scaleOf = (chart: typeof lines) => valueScale(chart, [400, 0], figureFormat(chart))
const labelsOf = (chart: typeof lines) =>
  scaleOf(chart).ticks.flatMap(({ label }) => label?.replaceAll('\u00a0', ' ') ?? [])
const lineOf = (...points: number[]) => ({
  ...lines,
  ...exampleMonths(points.length),
  series: [exampleSeries('a', points)],
})

test('an axis starts at zero and ends at a round value', () => {
  const scale = scaleOf(lineOf(12, 41.2))
  expect([scale.at(0), scale.at(25), scale.at(50)]).toEqual([400, 200, 0])
  expect(labelsOf(lineOf(12, 41.2))).toEqual(['0', '10', '20', '30', '40', '50'])
})

test('shares far above zero get the height to themselves, bars and counts never do', () => {
  const index = lineOf(98, 104)
  expect(labelsOf(index)[0]).not.toBe('0')
  expect(labelsOf({ ...index, kind: 'bars' })[0]).toBe('0')
  expect(labelsOf({ ...index, unit: '' })[0]).toBe('0')
})

test('the axis of a stack holds the sum of its layers', () => {
  const stack = { ...lines, kind: 'stack' as const, ...exampleMonths(1) }
  // Their sum is 100.00000000000001.
  const series = [24.8, 19.6, 20.9, 34.7].map(share => exampleSeries(String(share), [share]))
  expect(scaleOf({ ...stack, series }).at(100)).toBe(0)
  expect(labelsOf({ ...stack, series }).at(-1)).toBe('100')
  const rounded = [49.9, 50.2].map(share => exampleSeries(String(share), [share]))
  expect(labelsOf({ ...stack, series: rounded }).at(-1)).toBe('100')
})

test('money is logarithmic: equal ratios are equal lengths', () => {
  const scale = scaleOf(band)
  expect(scale.at(600_000) - scale.at(1_200_000)).toBeCloseTo(scale.at(300_000) - scale.at(600_000))
  expect(labelsOf(band)).toEqual(['300 тыс.', '500 тыс.', '700 тыс.', '1 млн', '2 млн'])
})

test('equal values still make an axis', () => {
  expect(labelsOf(lineOf(0, 0)).length).toBeGreaterThan(1)
  expect(Number.isFinite(scaleOf(lineOf(5, 5)).at(5))).toBe(true)
})
