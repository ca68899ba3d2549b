import { expect, test } from 'vitest'
import { movedFigures } from './moved-figures.ts'

const MONTHS = {
  unit: '%',
  labels: ['авг 2026', 'сен 2026', 'окт 2026', 'ноя 2026'],
  dates: ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
}
const QUARTERS = {
  unit: '₽',
  labels: ['1 кв. 2026', '2 кв. 2026', '3 кв. 2026', '4 кв. 2026'],
  dates: ['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01'],
}
const series = (title: string, ...points: (number | null)[]) => ({ title, points })

test('a share moves when it changes by more than a point between the shown values', () => {
  const shares = [
    series('Bitrix', 45, 43.4, 41.2, 90),
    series('Tilda', 14, 13.92, 14.94, 90),
    series('MODX', 4, 4.04, 5.06, 90),
  ]
  expect(movedFigures({ ...MONTHS, series: shares }, '2026-10')).toEqual({
    ...{ label: 'окт 2026', before: 'сен 2026', isNew: true, still: 1 },
    moved: [
      { title: 'Bitrix', value: 41.2, change: -2.2 },
      { title: 'MODX', value: 5.06, change: 1.1 },
    ],
  })
})

test('any other figure moves when it changes by more than a percent', () => {
  const counts = [series('Заявки', 100, 200, 203, 1), series('Поиск', 100, 200, 202, 1)]
  expect(movedFigures({ ...MONTHS, unit: '', series: counts }, '2026-10')).toMatchObject({
    moved: [{ title: 'Заявки', value: 203, change: 1.5 }],
    still: 1,
  })
})

test('a quarter is compared once it is complete, and is new only in the month it ends with', () => {
  const chart = { ...QUARTERS, series: [series('Медиана', 1_000_000, 1_000_000, 1_100_000, 5)] }
  const figures = { label: '3 кв. 2026', before: '2 кв. 2026', moved: [{ title: 'Медиана', change: 10 }] }
  expect(movedFigures(chart, '2026-09')).toMatchObject({ ...figures, isNew: true })
  expect(movedFigures(chart, '2026-11')).toMatchObject({ ...figures, isNew: false })
  expect(movedFigures(chart, '2026-08')).toMatchObject({ label: '2 кв. 2026', moved: [], still: 1 })
})

test('a month that nothing was counted in is passed over', () => {
  const chart = { ...MONTHS, unit: '', series: [series('Заявки', 100, 200, null, 1)] }
  expect(movedFigures(chart, '2026-10')).toMatchObject({ label: 'сен 2026', isNew: false, moved: [{ change: 100 }] })
})

test('a figure without a value on either side, or growing from nothing, is left out', () => {
  const gaps = [series('A', 1, null, 5, 5), series('B', 1, 5, null, 5), series('C', 1, 0, 5, 5), series('D', 1)]
  expect(movedFigures({ ...MONTHS, unit: '', series: gaps }, '2026-10')).toMatchObject({ moved: [], still: 0 })
})

test('a chart by category, or without an earlier period, has no figures of the month', () => {
  const chart = { ...MONTHS, series: [series('A', 1, 2, 3, 4)] }
  expect(movedFigures({ ...chart, dates: [], labels: ['Москва', 'Казань'] }, '2026-10')).toBeNull()
  expect(movedFigures(chart, '2026-08')).toBeNull()
  expect(movedFigures({ ...chart, dates: ['2026-10-01'] }, '2026-10')).toBeNull()
})
