import { stepPath, stepPoints } from './geometry.ts'
import styles from './scale.module.css'

export interface StepLineProps {
  /** Oldest first. */
  places: readonly number[]
  /** «Было 9-е, стало 2-е»; leave out where the words stand next to it. */
  label?: string
  width?: number
  height?: number
  /** Both ends as numbers; leave out where they stand next to the line. */
  hasEnds?: boolean
}

const MARGIN = 4
const END_ROOM = 24

/** The history of a place: a step line, up is better, the reading dot at its end. */
export function StepLine({ places, label, width = 72, height = 30, hasEnds = false }: StepLineProps) {
  const points = stepPoints(places, width, height, MARGIN)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const room = hasEnds ? END_ROOM : 0
  return (
    <svg
      className={styles.step}
      viewBox={`${-room} ${hasEnds ? -8 : 0} ${width + 2 * room} ${height + (hasEnds ? 16 : 0)}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={stepPath(points)} />
      <circle cx={last.x} cy={last.y} r="3.2" />
      {hasEnds && (
        <>
          <text x={first.x - 6} y={first.y + 5} textAnchor="end">
            {places[0]}
          </text>
          <text x={last.x + 8} y={last.y + 5}>
            {places.at(-1)}
          </text>
        </>
      )}
    </svg>
  )
}
