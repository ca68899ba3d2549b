import { expect, test } from 'vitest'
import type { StatChart } from '#contract/calls/stats.ts'
import { periodsBetween } from '#domain/stats/periods.ts'
import { contrastOf, medianBasis } from './price-notes.ts'

function chartOf(points: readonly (number | null)[], samples = points.map(() => 12)): StatChart {
  const dates = periodsBetween('quarter', '2020-01-01', '2026-07-01').slice(-points.length)
  const series = { id: 'median', title: 'Медиана', path: null, points: [...points], low: [], high: [], samples }
  return { kind: 'band', unit: '₽', labels: dates, dates, series: [series] }
}

const year = (before: number, now: number) => chartOf([before, 1, 2, 3, now])
const contrast = (median: StatChart, index: StatChart, region = '') =>
  contrastOf(median, index, region)?.replaceAll('\u00a0', ' ') ?? null

test('a median that fell while the index rose is explained, and the other way round', () => {
  expect(contrast(year(1_000_000, 929_000), year(100, 103.2))).toBe(
    'Медиана за год снизилась на 7,1 %, индекс вырос на 3,2 %: медиана меняется и от того, каких работ в квартале больше, дорогих или недорогих, а индекс сравнивает одинаковые работы с одинаковыми.',
  )
  expect(contrast(year(500_000, 600_000), year(100, 98))).toMatch(
    /^Медиана за год выросла на 20,0 %, индекс снизился на 2,0 %/,
  )
  expect(contrast(year(500_000, 600_000), year(100, 98), 'kazan')).toContain('индекс всех регионов снизился')
})

test('nothing is explained where both moved the same way, stood still or are unknown', () => {
  expect(contrast(year(100, 110), year(100, 103))).toBeNull()
  expect(contrast(year(100, 90), year(100, 97))).toBeNull()
  expect(contrast(year(100, 100), year(100, 103))).toBeNull()
  expect(contrast(year(100, 90), chartOf([null, 1, 2, 3, 103]))).toBeNull()
  expect(contrast(year(100, 90), chartOf([]))).toBeNull()
})

test('the basis of a median names the sample of its last quarter and leads to the calculator', () => {
  const basis = medianBasis(chartOf([5, 6, null], [8, 9, 0]), { rating: 'corporate', region: 'novosibirsk' })
  expect(basis?.text.replaceAll('\u00a0', ' ')).toBe('9 проектов за квартал, подтверждённые клиентами, как уплачены')
  expect(basis?.other.path).toBe('/calculator/portals/?region=novosibirsk')
  expect(medianBasis(chartOf([null], [0]), { rating: 'corporate', region: '' })).toBeNull()
})
