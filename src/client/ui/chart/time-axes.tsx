import { axisUnit } from '#domain/stats/chart-units.ts'
import styles from './chart.module.css'
import type { ChartData } from './chart-data.ts'
import type { ChartSize } from './chart-size.ts'
import { labelledPeriods, periodScale, range, round } from './geometry.ts'
import type { ValueScale } from './scales.ts'

interface TimeAxesProps {
  chart: ChartData
  size: ChartSize
  scale: ValueScale
}

const MAJOR = 8
const MINOR = 4

/** Values up, time to the right: major ticks have labels, and the unit is named once, above. */
export function TimeAxes({ chart, size, scale }: TimeAxesProps) {
  const { labels, unit } = chart
  const { left, right, top, bottom, width, height, maxLabels } = size
  const end = width - right
  const base = height - bottom
  const x = periodScale(chart, size)
  const labelled = labelledPeriods(labels.length, maxLabels)
  return (
    <g className={styles.axis}>
      {scale.ticks.map(({ at, label }) => (
        <g key={at}>
          {label !== null && <line className={styles.grid} x1={left} x2={end} y1={round(at)} y2={round(at)} />}
          <line x1={left - (label === null ? MINOR : MAJOR)} x2={left} y1={round(at)} y2={round(at)} />
          {label !== null && (
            <text x={left - MAJOR - 4} y={round(at) + 5} textAnchor="end">
              {label}
            </text>
          )}
        </g>
      ))}
      {unit !== '' && (
        <text x={left - MAJOR - 4} y={top - 14} textAnchor="end">
          {axisUnit(unit)}
        </text>
      )}
      <line x1={left} x2={left} y1={top} y2={base} />
      <line x1={left} x2={end} y1={base} y2={base} />
      {range(labels.length).map(index => {
        const isLabelled = labelled.includes(index)
        const at = x(index)
        return (
          <g key={index}>
            <line x1={at} x2={at} y1={base} y2={base + (isLabelled ? MAJOR : MINOR)} />
            {isLabelled && (
              <text className={styles.period} x={at} y={base + 24} textAnchor="middle">
                {labels[index]}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
