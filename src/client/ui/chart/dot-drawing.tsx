import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { round } from './geometry.ts'
import type { DrawingProps } from './line-drawing.tsx'
import { FIGURE_ROOM, RowFrame, RowKey, rowMiddle, shownRows } from './row-frame.tsx'
import { valueScale } from './scales.ts'

/** Categories as dots on a rail, with the quartiles as a bracket where the series have them. */
export function DotDrawing({ chart, size }: DrawingProps) {
  const format = figureFormat(chart)
  const scale = valueScale(chart, [size.names, size.width - FIGURE_ROOM], format)
  const x = (value: number) => round(scale.at(value))
  return (
    <RowFrame chart={chart} size={size} scale={scale}>
      <RowKey
        chart={chart}
        size={size}
        swatch={(rank, x, y) => <circle className={dotLook(rank)} cx={x + 6} cy={y} r="5" />}
      />
      {shownRows(chart, size).map(row => {
        const y = rowMiddle(chart, row)
        const known = chart.series.flatMap(({ points }) => points[row] ?? [])
        const isFew = known.length === 0
        return (
          <g key={chart.labels[row]}>
            <line className={styles.rail} x1={size.names} x2={size.width - FIGURE_ROOM} y1={y} y2={y} />
            {isFew && (
              <text className={styles.few} x={size.names + 6} y={y + 5}>
                мало данных
              </text>
            )}
            {chart.series.map(({ id, points, low, high }, rank) => {
              const point = points[row] ?? null
              const [from, to] = [low[row] ?? null, high[row] ?? null]
              if (point === null) return null
              // Of two dots the lower one has its figure on the left.
              const isLower = known.length > 1 && point === Math.min(...known) && point < Math.max(...known)
              return (
                <g key={id}>
                  {from !== null && to !== null && (
                    <line className={styles.spread} x1={x(from)} x2={x(to)} y1={y} y2={y} />
                  )}
                  <circle className={dotLook(rank)} cx={x(point)} cy={y} r="5" />
                  <text
                    className={styles.value}
                    x={x(point) + (isLower ? -10 : 10)}
                    y={y + 6}
                    textAnchor={isLower ? 'end' : 'start'}
                  >
                    {format(point)}
                  </text>
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
