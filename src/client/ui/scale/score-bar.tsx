import { formatFixed } from '#domain/numbers/numbers.ts'
import { addendSegments } from './addends.ts'
import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface ScoreBarProps {
  /** In the order of the methodology. */
  addends: readonly number[]
  /** «Балл 69,4 из 100: 26,4 + 23,1 + …» */
  label: string
  /** The score at the bar's end. Leave out where it is written elsewhere. */
  score?: number
  max?: number
  /** Smaller addends keep their number for the opened row. */
  minLabelled?: number
}

const MIN_LABELLED = 14
/** The others are hatched, and no number can be read on them. */
const SOLID = 3

/** A score as its addends end to end, on the axis of the column head. */
export function ScoreBar({ addends, label, score, max = 100, minLabelled = MIN_LABELLED }: ScoreBarProps) {
  const segments = addendSegments(addends)
  return (
    <svg className={styles.bar} role="img" aria-label={label}>
      {segments.map(
        ({ fill, start, points }) =>
          points > 0 && <rect key={fill} className={fill} x={percent(start / max)} width={percent(points / max)} />,
      )}
      {segments.slice(0, SOLID).map(
        ({ fill, start, points }) =>
          points >= minLabelled && (
            <text key={fill} className={styles.inside} x={percent((start + points / 2) / max)} y="50%" dy="0.34em">
              {formatFixed(points)}
            </text>
          ),
      )}
      {score !== undefined && (
        <text className={styles.end} x={percent(score / max)} dx="6" y="50%" dy="0.34em">
          {formatFixed(score)}
        </text>
      )}
    </svg>
  )
}
