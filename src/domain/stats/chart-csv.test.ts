import { expect, test } from 'vitest'
import { chartCsv } from './chart-csv.ts'

const SERIES = { title: 'Tilda', points: [14.9, null], low: [], high: [], samples: [2742, 3] }
const CHART = { title: 'Доли?', unit: '%', labels: ['ноя 2026', 'дек 2026'], dates: ['2026-11-01', '2026-12-01'] }

const linesOf = (chart: Parameters<typeof chartCsv>[0]) => chartCsv(chart).slice(1).split('\r\n')

test('a line is a period with its figures and samples; too little data is an empty cell', () => {
  expect(linesOf({ ...CHART, series: [SERIES], notes: ['Источник: проекты'] })).toEqual([
    'Доли?',
    'Начало периода;Период;Tilda, %;Наблюдений',
    '2026-11-01;ноя 2026;14,9;2742',
    '2026-12-01;дек 2026;;3',
    '',
    'Источник: проекты',
    '',
  ])
})

test('quartiles have columns of their own', () => {
  const band = { ...SERIES, title: 'Медиана', points: [900_000], low: [420_000], high: [1_750_000], samples: [81] }
  const chart = { ...CHART, unit: '₽', labels: ['3 кв. 2026'], dates: ['2026-07-01'], series: [band], notes: [] }
  expect(linesOf(chart).slice(1, 3)).toEqual([
    'Начало периода;Период;Медиана, ₽;Нижний квартиль;Верхний квартиль;Наблюдений',
    '2026-07-01;3 кв. 2026;900000;420000;1750000;81',
  ])
})

test('categories have no dates', () => {
  const chart = { ...CHART, unit: '', dates: [], labels: ['Москва'], series: [{ ...SERIES, points: [214] }], notes: [] }
  expect(linesOf(chart).slice(1, 3)).toEqual(['Категория;Tilda;Наблюдений', 'Москва;214;2742'])
})
