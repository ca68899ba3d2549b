import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { round } from './geometry.ts'
import type { DrawingProps } from './line-drawing.tsx'
import { RowFrame, rowMiddle, rowRange, shownRows } from './row-frame.tsx'
import { valueScale } from './scales.ts'

/** Nearer dots would hide each other: they stand one above the other. */
const APART = 10
const LIFT = 6

/** Categories as dots on a rail, with the quartiles as a bracket where the series have them. */
export function DotDrawing({ chart, size }: DrawingProps) {
  const format = figureFormat(chart)
  const [start, end] = rowRange(chart, size)
  const scale = valueScale(chart, [start, end], format)
  const x = (value: number) => round(scale.at(value))
  const swatch = (rank: number, left: number, y: number) => (
    <circle className={dotLook(rank)} cx={left + 6} cy={y} r="5" />
  )
  return (
    <RowFrame {...{ chart, size, scale, swatch }}>
      {shownRows(chart, size).map(row => {
        const y = rowMiddle(chart, size, row)
        const known = chart.series.flatMap(({ points }) => points[row] ?? [])
        const isTight = known.length > 1 && x(Math.max(...known)) - x(Math.min(...known)) < APART
        return (
          <g key={chart.labels[row]}>
            <line className={styles.rail} x1={start} x2={end} y1={y} y2={y} />
            {known.length === 0 && (
              <text className={styles.few} x={start + 6} y={y + 5}>
                мало данных
              </text>
            )}
            {chart.series.map(({ id, points, low, high }, rank) => {
              const point = points[row] ?? null
              const [from, to] = [low[row] ?? null, high[row] ?? null]
              if (point === null) return null
              const cy = y + (isTight ? (rank === 0 ? -LIFT : LIFT) : 0)
              const isRepeated = chart.series.slice(0, rank).some(({ points }) => points[row] === point)
              // Of two dots the lower one has its figure on the left.
              const isLower = known.length > 1 && point === Math.min(...known) && point < Math.max(...known)
              return (
                <g key={id}>
                  {from !== null && to !== null && (
                    <line className={styles.spread} x1={x(from)} x2={x(to)} y1={y} y2={y} />
                  )}
                  <circle className={dotLook(rank)} cx={x(point)} cy={cy} r="5" />
                  {!isRepeated && (
                    <text
                      className={styles.value}
                      x={x(point) + (isLower ? -10 : 10)}
                      y={y + 6}
                      textAnchor={isLower ? 'end' : 'start'}
                    >
                      {format(point)}
                    </text>
                  )}
                </g>
              )
            })}
          </g>
        )
      })}
    </RowFrame>
  )
}

const dotLook = (rank: number): string | undefined => (rank === 0 ? styles.point : styles.pointHollow)
