import styles from './chart.module.css'
import { figureFormat } from './chart-text.ts'
import { type EndLabel, EndLabels } from './end-labels.tsx'
import { periodScale, round } from './geometry.ts'
import { HatchPatterns } from './hatch-patterns.tsx'
import type { DrawingProps } from './line-drawing.tsx'
import { valueScale } from './scales.ts'
import { fillLook } from './series-look.ts'
import { TimeAxes } from './time-axes.tsx'

/** Of the distance between two periods; the rest is air. */
const FILLED = 0.72
/** A figure above a narrower column would run into its neighbour. */
const ROOM_FOR_FIGURE = 24

/** Counts by period: columns from zero, those of several series side by side. */
export function ColumnDrawing({ chart, marked, size, id: drawing }: DrawingProps) {
  const { series, labels } = chart
  const format = figureFormat(chart)
  const base = size.height - size.bottom
  const scale = valueScale(chart, [base, size.top], format)
  const x = periodScale(chart, size)
  const y = (value: number) => round(scale.at(value))
  const step = (size.width - size.left - size.right) / Math.max(labels.length, 1)
  const width = round((step * FILLED) / Math.max(series.length, 1))
  const ends = series.flatMap(({ id, title, points }): EndLabel[] => {
    const last = points.findLast(point => point !== null)
    if (last === undefined || last === null) return []
    return [{ id, title, figure: format(last), at: y(last), isMarked: marked.includes(id) }]
  })
  return (
    <>
      <HatchPatterns id={drawing} />
      <TimeAxes chart={chart} size={size} scale={scale} />
      {series.map(({ id, points }, rank) => (
        <g key={id}>
          {points.map((point, index) => {
            if (point === null) return null
            const left = round(x(index) - (width * series.length) / 2 + rank * width)
            return (
              <g key={labels[index]}>
                <rect
                  x={left}
                  y={y(point)}
                  width={width}
                  height={round(base - y(point))}
                  {...fillLook(rank, rank, drawing)}
                />
                {width >= ROOM_FOR_FIGURE && (
                  <text className={styles.value} x={round(left + width / 2)} y={y(point) - 5} textAnchor="middle">
                    {format(point)}
                  </text>
                )}
              </g>
            )
          })}
        </g>
      ))}
      <EndLabels labels={ends} size={size} />
    </>
  )
}
