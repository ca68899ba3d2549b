import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { round } from './geometry.ts'
import { HatchPatterns } from './hatch-patterns.tsx'
import type { DrawingProps } from './line-drawing.tsx'
import { FIGURE_ROOM, RowFrame, RowKey, rowMiddle, shownRows } from './row-frame.tsx'
import { valueScale } from './scales.ts'
import { fillLook } from './series-look.ts'

const BAR = 16
const STEP = 18

/** Categories as bars from zero, the figure at the end of each. */
export function BarDrawing({ chart, size, id: drawing }: DrawingProps) {
  const { series } = chart
  const format = figureFormat(chart)
  const scale = valueScale(chart, [size.names, size.width - FIGURE_ROOM], format)
  const x = (value: number) => round(scale.at(value))
  return (
    <RowFrame chart={chart} size={size} scale={scale}>
      <HatchPatterns id={drawing} />
      <RowKey
        chart={chart}
        size={size}
        swatch={(rank, x, y) => <rect x={x} y={y - 6} width="12" height="12" {...fillLook(rank, rank, drawing)} />}
      />
      {shownRows(chart, size).map(row =>
        series.map(({ id, points }, rank) => {
          const point = points[row] ?? null
          const y = round(rowMiddle(chart, row) - (series.length * STEP) / 2 + rank * STEP + 1)
          if (point === null) {
            return (
              <text key={id} className={styles.few} x={size.names + 6} y={y + BAR - 3}>
                мало данных
              </text>
            )
          }
          return (
            <g key={id} className={styles.bars}>
              <rect
                x={size.names}
                y={y}
                width={round(x(point) - size.names)}
                height={BAR}
                {...fillLook(rank, rank, drawing)}
              />
              <text className={styles.value} x={x(point) + 6} y={y + BAR - 2}>
                {format(point)}
              </text>
            </g>
          )
        }),
      )}
    </RowFrame>
  )
}
