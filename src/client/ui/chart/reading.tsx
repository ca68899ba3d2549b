import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { figureFormat } from './chart-text.ts'
import { periodScale, round, spreadLabels } from './geometry.ts'
import { valueScale } from './scales.ts'

interface ReadingProps {
  chart: ChartData
  marked: readonly string[]
  size: ChartSize
  index: number
  /** After the name of the period: «год назад». */
  note?: string | undefined
}

const GAP = 18

/** On a phone the note would reach the unit of the axis. */
const ROOM_FOR_NOTE = 400

/** The визир: a hairline at one period, with the values it crosses. */
export function Reading({ chart, marked, size, index, note }: ReadingProps) {
  const format = figureFormat(chart)
  const base = size.height - size.bottom
  const scale = valueScale(chart, [base, size.top], format)
  const x = periodScale(chart, size)(index)
  const isLate = x > (size.left + size.width - size.right) / 2
  const side = isLate ? -8 : 8
  const anchor = isLate ? 'end' : 'start'
  const read = valuesAt(chart, marked, index)
  const heights = read.map(({ height }) => round(scale.at(height)))
  const placed = spreadLabels(
    heights.map(height => height - 8),
    GAP,
    [size.top + 12, base - 4],
  )
  return (
    <g className={styles.reading}>
      <line x1={x} x2={x} y1={size.top - 14} y2={base} />
      <text className={styles.flag} x={x + side} y={size.top - 12} textAnchor={anchor}>
        {note === undefined || size.width < ROOM_FOR_NOTE ? chart.labels[index] : `${chart.labels[index]}, ${note}`}
      </text>
      {read.map(({ id, value }, rank) => (
        <g key={id}>
          <circle cx={x} cy={heights[rank]} r="3.5" />
          <text className={styles.read} x={x + side} y={placed[rank]} textAnchor={anchor}>
            {format(value)}
          </text>
        </g>
      ))}
    </g>
  )
}

interface ReadValue {
  id: string
  value: number
  /** Height of its mark: in a stack, the top of its layer. */
  height: number
}

function valuesAt({ kind, series }: ChartData, marked: readonly string[], index: number): ReadValue[] {
  let below = 0
  return series.flatMap(({ id, points }) => {
    const value = points[index] ?? null
    if (value === null) return []
    below += value
    const height = kind === 'stack' ? below : value
    return marked.includes(id) ? [{ id, value, height }] : []
  })
}
