import { expect, test } from 'vitest'
import { statsSection } from './stats-section.ts'

const series = (title: string, ...points: (number | null)[]) => ({
  ...{ id: title, title, path: null, points, low: [], high: [], samples: points.map(() => 9) },
})
const shown = { title: 'Вопрос?', path: '/digital-stats/', picture: '/chart.png' }
const months = { labels: ['сен 2026', 'окт 2026'], dates: ['2026-09-01', '2026-10-01'] }

test('a section lists what moved, with its change, and says that the rest did not', () => {
  const chart = {
    ...months,
    kind: 'lines' as const,
    unit: '%',
    series: [series('Tilda', 12, 15), series('MODX', 4, 4.2)],
  }
  expect(statsSection({ ...shown, finding: 'Tilda растёт', chart }, '2026-10')).toEqual({
    ...{ ...shown, text: 'Tilda растёт' },
    rows: [{ title: 'Tilda', value: '15,0\u00a0%', change: '+3\u00a0п.\u00a0п.' }],
    note: 'Сравнение: окт 2026 против сен 2026. Остальное почти не изменилось.',
  })
})

test('money falls in percent, and a month without new data says so', () => {
  const chart = { ...months, kind: 'band' as const, unit: '₽', series: [series('Медиана', 1_000_000, 950_000)] }
  expect(statsSection({ ...shown, finding: null, chart }, '2026-11')).toMatchObject({
    rows: [{ value: '950\u00a0000\u00a0₽', change: '−5\u00a0%' }],
    note: 'Сравнение: окт 2026 против сен 2026. Новых данных за месяц нет.',
  })
})

test('when nothing moved the section says so instead of listing figures', () => {
  const chart = { ...months, kind: 'lines' as const, unit: '', series: [series('Заявки', 100, 101)] }
  expect(statsSection({ ...shown, finding: null, chart }, '2026-10')).toMatchObject({
    rows: [],
    note: 'Ничего не сдвинулось больше чем на пункт: окт 2026 против сен 2026.',
  })
})

test('a chart by category shows only its finding; without one, or without data, it is left out', () => {
  const cities = { labels: ['Москва'], dates: [], kind: 'bars' as const, unit: '', series: [series('Агентства', 40)] }
  expect(statsSection({ ...shown, finding: 'В Москве 40', chart: cities }, '2026-10')).toEqual({
    ...{ ...shown, text: 'В Москве 40', rows: [], note: null },
  })
  expect(statsSection({ ...shown, finding: null, chart: cities }, '2026-10')).toBeNull()
  const empty = { ...months, kind: 'lines' as const, unit: '', series: [series('Поиск', null, null)] }
  expect(statsSection({ ...shown, finding: null, chart: empty }, '2026-10')).toBeNull()
})
