import type { ChartData, ChartSeries } from '#client/ui/chart/chart-data.ts'

/** Figures for the gallery and for tests. */
export const exampleSeries = (
  id: string,
  points: ChartSeries['points'],
  more: Partial<ChartSeries> = {},
): ChartSeries => ({
  id,
  title: id,
  path: null,
  points,
  low: [],
  high: [],
  samples: points.map(() => 10),
  ...more,
})

/** «янв 2025», «фев 2025», … */
const MONTHS = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

export function exampleMonths(count: number): Pick<ChartData, 'labels' | 'dates'> {
  const months = Array.from({ length: count }, (_, index) => ({
    month: index % 12,
    year: 2025 + Math.floor(index / 12),
  }))
  return {
    labels: months.map(({ month, year }) => `${MONTHS[month]} ${year}`),
    dates: months.map(({ month, year }) => `${year}-${String(month + 1).padStart(2, '0')}-01`),
  }
}

const wave = (count: number, from: number, slope: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((from + slope * index + Math.sin(index) * 0.6) * 10) / 10)

const named = (title: string, points: ChartSeries['points'], more: Partial<ChartSeries> = {}) =>
  exampleSeries(title, points, more)

export const EXAMPLE_CHARTS: Record<
  'lines' | 'gaps' | 'band' | 'stack' | 'columns' | 'bars' | 'dots' | 'heat',
  ChartData
> = {
  lines: {
    kind: 'lines',
    unit: '%',
    ...exampleMonths(24),
    series: [
      named('1С-Битрикс', wave(24, 45, -0.18), { path: '/cms-bitrix/' }),
      named('Tilda', wave(24, 10, 0.2)),
      named('WordPress', wave(24, 24, -0.05)),
      named('OpenCart', wave(24, 7, 0)),
      named('MODX', wave(24, 5, -0.04)),
    ],
  },
  gaps: {
    kind: 'lines',
    unit: '',
    ...exampleMonths(8),
    series: [named('Заявки', [12, 14, null, null, 20, null, 18, 22])],
  },
  band: {
    kind: 'band',
    unit: '₽',
    ...exampleMonths(9),
    series: [
      named(
        'Медиана',
        [700, 720, 760, 740, 800, 820, 810, 870, 900].map(value => value * 1000),
        {
          low: [320, 330, 350, 340, 360, 380, 370, 400, 420].map(value => value * 1000),
          high: [1300, 1350, 1400, 1380, 1500, 1600, 1550, 1700, 1750].map(value => value * 1000),
        },
      ),
    ],
  },
  stack: {
    kind: 'stack',
    unit: '%',
    ...exampleMonths(6),
    series: [
      named('1С-Битрикс', [46, 45, 44, 43, 42, 41]),
      named('Tilda', [14, 15, 16, 17, 18, 19]),
      named('WordPress', [25, 25, 25, 25, 25, 25]),
      named('Другие', [15, 15, 15, 15, 15, 15]),
    ],
  },
  columns: {
    kind: 'bars',
    unit: '',
    ...exampleMonths(6),
    series: [named('Проекты', [120, 140, 90, 160, 150, 170]), named('Отзывы', [60, 80, 70, 90, 85, 95])],
  },
  bars: {
    kind: 'bars',
    unit: '',
    labels: ['Москва', 'Санкт-Петербург', 'Казань', 'Ростов-на-Дону'],
    dates: [],
    series: [named('Агентства', [214, 96, 41, null])],
  },
  dots: {
    kind: 'dots',
    unit: 'балла',
    labels: ['Сроки', 'Качество', 'Общение', 'Цена'],
    dates: [],
    series: [named('За год', [4.12, 4.61, 4.55, 4.31]), named('Год до него', [4.2, 4.52, 4.5, 4.35])],
  },
  heat: {
    kind: 'heat',
    unit: '',
    labels: MONTHS,
    dates: [],
    series: [
      named('2025', wave(12, 900, 12).map(Math.round)),
      named('2026', [...wave(10, 1000, 14).map(Math.round), null, null]),
    ],
  },
}
