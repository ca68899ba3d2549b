import { classNames } from '../../ui/class-names.ts'
import { percent } from '../../ui/scale/geometry.ts'
import styles from './difference-bar.module.css'

export interface DifferenceScaleProps {
  /** All differences of the list, so that its rows share one scale. */
  differences: readonly number[]
}

interface DifferenceBarProps extends DifferenceScaleProps {
  difference: number
  /** «−120 тыс. ₽» */
  text: string
}

interface DifferenceHeadProps extends DifferenceScaleProps {
  /** «медиана 1,28 млн ₽»: the value that the differences are measured from. */
  text: string
}

/** Beyond these shares of the scale a label over the zero would leave it. */
const NEAR_END = { from: 0.3, to: 0.7 }

/** Minus grows left and plus right of one zero. */
export function DifferenceBar({ differences, difference, text }: DifferenceBarProps) {
  const { zero, at } = scaleOf(differences)
  const end = at(difference)
  const isLess = difference < 0
  return (
    <span className={roomOf(differences)}>
      <svg className={styles.bar} height="20" role="img" aria-label={text}>
        <rect
          className={isLess ? styles.less : styles.more}
          x={percent(Math.min(zero, end))}
          width={percent(Math.abs(end - zero))}
          y="2"
          height="16"
        />
        <line x1={percent(zero)} x2={percent(zero)} y1="-4" y2="24" />
        <text className={isLess ? styles.before : undefined} x={percent(end)} dx={isLess ? -6 : 6} y="16">
          {text}
        </text>
      </svg>
    </span>
  )
}

/** Names the zero above its line. Hidden from screen readers: the sentence before the list says it. */
export function DifferenceHead({ differences, text }: DifferenceHeadProps) {
  const { zero } = scaleOf(differences)
  return (
    <span className={roomOf(differences)}>
      <svg className={styles.bar} height="30" aria-hidden="true">
        <line x1={percent(zero)} x2={percent(zero)} y1="22" y2="34" />
        <text
          className={zero > NEAR_END.to ? styles.before : zero < NEAR_END.from ? undefined : styles.middle}
          x={percent(zero)}
          y="16"
        >
          {text}
        </text>
      </svg>
    </span>
  )
}

function scaleOf(differences: readonly number[]) {
  const low = Math.min(0, ...differences)
  const high = Math.max(0, ...differences)
  const at = (value: number) => (value - low) / (high - low || 1)
  return { zero: at(0), at }
}

const roomOf = (differences: readonly number[]) =>
  classNames(
    styles.scale,
    differences.some(each => each < 0) && styles.hasLess,
    differences.some(each => each >= 0) && styles.hasMore,
  )
