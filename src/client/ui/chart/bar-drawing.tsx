import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { round } from './geometry.ts'
import { HatchPatterns } from './hatch-patterns.tsx'
import type { DrawingProps } from './line-drawing.tsx'
import { RowFrame, rowMiddle, rowRange, shownRows } from './row-frame.tsx'
import { valueScale } from './scales.ts'
import { fillLook } from './series-look.ts'

const BAR = 16
const STEP = 18

/** Categories as bars from zero, the figure at the end of each. */
export function BarDrawing({ chart, size, id: drawing }: DrawingProps) {
  const { series } = chart
  const format = figureFormat(chart)
  const ends = rowRange(chart, size)
  const scale = valueScale(chart, ends, format)
  const [start] = ends
  const x = (value: number) => round(scale.at(value))
  const swatch = (rank: number, left: number, y: number) => (
    <rect x={left} y={y - 6} width="12" height="12" {...fillLook(rank, rank, drawing)} />
  )
  return (
    <RowFrame {...{ chart, size, scale, swatch }}>
      <HatchPatterns id={drawing} />
      {shownRows(chart, size).map(row =>
        series.map(({ id, points }, rank) => {
          const point = points[row] ?? null
          const y = round(rowMiddle(chart, size, row) - (series.length * STEP) / 2 + rank * STEP + 1)
          if (point === null) {
            return (
              <text key={id} className={styles.few} x={start + 6} y={y + BAR - 3}>
                мало данных
              </text>
            )
          }
          return (
            <g key={id}>
              <rect x={start} y={y} width={round(x(point) - start)} height={BAR} {...fillLook(rank, rank, drawing)} />
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
