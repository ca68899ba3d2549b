import { formatNumber } from '#domain/numbers/numbers.ts'
import { addendSegments } from './addends.ts'
import { Axis } from './axis.tsx'
import { evenTicks, percent } from './geometry.ts'
import styles from './scale.module.css'
import { ScoreBar } from './score-bar.tsx'

export interface WeightsBarProps {
  /** In the order of the methodology; points sum to 100. */
  weights: readonly { title: string; points: number }[]
  label: string
}

/** A label over a narrower segment ends with it instead, or it would run into the next one. */
const MIN_ROOM = 8

/** The standard every score is measured with: the addends at their full weight, named above, the axis below. */
export function WeightsBar({ weights, label }: WeightsBarProps) {
  const segments = addendSegments(weights.map(({ points }) => points))
  return (
    <div className={styles.weights}>
      <svg className={styles.names} aria-hidden="true">
        {weights.map(({ title, points }, index) => {
          const start = segments[index]?.start ?? 0
          const isToEnd = points < MIN_ROOM && index < weights.length - 1
          return (
            <text
              key={title}
              x={percent((start + (isToEnd ? points : 0)) / 100)}
              dx={isToEnd ? -8 : undefined}
              y="16"
              data-end={isToEnd || undefined}
            >
              <tspan>{`${title} `}</tspan>
              <tspan className={styles.weight}>{formatNumber(points, 1)}</tspan>
            </text>
          )
        })}
      </svg>
      <ScoreBar addends={weights.map(({ points }) => points)} label={label} minLabelled={101} />
      <Axis ticks={evenTicks(100, 10, 2)} isBelow />
    </div>
  )
}
