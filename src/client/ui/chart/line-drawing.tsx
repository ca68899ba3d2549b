import styles from './chart.module.css'
import { type ChartData, isOverTime } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { figureFormat } from './chart-text.ts'
import { type EndLabel, EndLabels } from './end-labels.tsx'
import { bandPath, linePath, lonePoints, periodScale, round } from './geometry.ts'
import { valueScale } from './scales.ts'
import { lineLook } from './series-look.ts'
import { TimeAxes } from './time-axes.tsx'

export interface DrawingProps {
  chart: ChartData
  /** Ids of the series in ink. */
  marked: readonly string[]
  size: ChartSize
  /** Prefix of ids inside the drawing: a page shows several. */
  id: string
}

/** Lines over time, with a band of quartiles where the series have one. */
export function LineDrawing({ chart, marked, size }: DrawingProps) {
  const format = figureFormat(chart)
  const scale = valueScale(chart, [size.height - size.bottom, size.top], format)
  const x = periodScale(chart, size)
  const y = (value: number) => round(scale.at(value))
  const ends = chart.series.flatMap(({ id, title, points }): EndLabel[] => {
    const last = points.findLast(point => point !== null)
    if (last === undefined || last === null) return []
    return [{ id, title, figure: format(last), at: y(last), isMarked: marked.includes(id) }]
  })
  return (
    <>
      {isOverTime(chart) && <TimeAxes chart={chart} size={size} scale={scale} />}
      {chart.series.map(({ id, points, low, high }) => {
        const rank = marked.indexOf(id)
        const last = points.findLastIndex(point => point !== null)
        return (
          <g key={id}>
            {low.length > 0 && <path className={styles.band} d={bandPath({ low, high }, x, y)} />}
            <path className={lineLook(rank)} d={linePath(points, x, y)} />
            {[...new Set([...lonePoints(points), last])].map(index => {
              const point = points[index] ?? null
              if (point === null) return null
              return (
                <circle
                  key={index}
                  className={rank === -1 ? styles.pointMuted : styles.point}
                  cx={x(index)}
                  cy={y(point)}
                  r={rank === -1 ? 3 : 4.5}
                />
              )
            })}
          </g>
        )
      })}
      <EndLabels labels={ends} size={size} />
    </>
  )
}
