import { type CsvCell, csvText } from '../web/csv.ts'
import { axisUnit } from './chart-units.ts'

interface CsvSeries {
  title: string
  points: readonly (number | null)[]
  low: readonly (number | null)[]
  high: readonly (number | null)[]
  samples: readonly number[]
}

export interface CsvChart {
  title: string
  unit: string
  labels: readonly string[]
  dates: readonly string[]
  series: readonly CsvSeries[]
  /** Lines below the figures: source, method, date. */
  notes: readonly string[]
}

/** The figures of a chart as they are, one period or category a line; an empty cell is «мало данных». */
export function chartCsv({ title, unit, labels, dates, series, notes }: CsvChart): string {
  const head: CsvCell[] = [
    ...(dates.length > 0 ? ['Начало периода', 'Период'] : ['Категория']),
    ...series.flatMap(one => [
      unit === '' ? one.title : `${one.title}, ${axisUnit(unit)}`,
      ...(one.low.length > 0 ? ['Нижний квартиль', 'Верхний квартиль'] : []),
      'Наблюдений',
    ]),
  ]
  const lines = labels.map((label, index): CsvCell[] => [
    ...(dates.length > 0 ? [dates[index] ?? '', label] : [label]),
    ...series.flatMap(({ points, low, high, samples }) => [
      points[index] ?? null,
      ...(low.length > 0 ? [low[index] ?? null, high[index] ?? null] : []),
      samples[index] ?? null,
    ]),
  ])
  return csvText([[title], head, ...lines, [], ...notes.map(note => [note])])
}
