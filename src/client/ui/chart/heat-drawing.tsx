import styles from './chart.module.css'
import { type ChartData, valuesOf } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { figureFormat } from './chart-text.ts'
import { round } from './geometry.ts'
import type { DrawingProps } from './line-drawing.tsx'

const HEAD = 24
const NAMES = 44
const CELL_HEIGHT = 38
/** Steps of ink. No step is in the middle, where neither ink nor paper would be legible on it. */
const STEPS = [0.05, 0.14, 0.26, 0.72, 0.92]
const FIRST_DARK = 3

/** Narrow drawings have the months below each other: twelve columns would leave no room for figures. */
const isTurned = ({ width }: ChartSize): boolean => width < 600

export const heatHeight = ({ labels, series }: ChartData, size: ChartSize): number =>
  HEAD + (isTurned(size) ? labels : series).length * CELL_HEIGHT

/** The step of a value between the least and the greatest of the chart. */
export function heatStep(value: number, [least, most]: readonly [number, number]): number {
  if (most === least) return 0
  return Math.min(STEPS.length - 1, Math.floor(((value - least) / (most - least)) * STEPS.length))
}

/** Years (series) by months (labels): the darker, the more. */
export function HeatDrawing({ chart, size }: DrawingProps) {
  const { labels, series } = chart
  const format = figureFormat(chart)
  const values = valuesOf(chart)
  const bounds = [Math.min(...values), Math.max(...values)] as const
  const titles = series.map(({ title }) => title)
  const [rows, columns] = isTurned(size) ? [labels, titles] : [titles, labels]
  const width = (size.width - NAMES) / Math.max(columns.length, 1)
  const pointAt = (row: number, column: number): number | null =>
    (isTurned(size) ? series[column]?.points[row] : series[row]?.points[column]) ?? null
  return (
    <>
      <g className={styles.axis}>
        {columns.map((name, column) => (
          <text key={name} x={round(NAMES + (column + 0.5) * width)} y={HEAD - 8} textAnchor="middle">
            {name}
          </text>
        ))}
        {rows.map((name, row) => (
          <text key={name} x="0" y={HEAD + (row + 0.5) * CELL_HEIGHT + 5}>
            {name}
          </text>
        ))}
      </g>
      {rows.map((_, row) =>
        columns.map((name, column) => {
          const point = pointAt(row, column)
          const x = round(NAMES + column * width)
          const y = HEAD + row * CELL_HEIGHT
          const step = point === null ? -1 : heatStep(point, bounds)
          return (
            <g key={name}>
              <rect
                className={point === null ? styles.hole : styles.heat}
                x={round(x + 1)}
                y={y + 1}
                width={round(width - 2)}
                height={CELL_HEIGHT - 2}
                fillOpacity={STEPS[step]}
              />
              {point !== null && (
                <text
                  className={step >= FIRST_DARK ? styles.cellDark : styles.cell}
                  x={round(x + width / 2)}
                  y={y + CELL_HEIGHT / 2 + 6}
                  textAnchor="middle"
                >
                  {format(point)}
                </text>
              )}
            </g>
          )
        }),
      )}
    </>
  )
}
