import { MIN_BAND } from '#domain/numbers/quartiles.ts'
import { classNames } from '../class-names.ts'
import { stackDots } from './dot-stack.ts'
import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface ScaleDot {
  /** From 0 to 1 along the axis. */
  at: number
  /** «Онежская сантехника: 1,7 млн ₽»; under NDA the sum alone. */
  title: string
  /** Beyond the reader's own value: drawn open. */
  isOver?: boolean
}

export interface DotAxisProps {
  dots: readonly ScaleDot[]
  middle: { low: number; median: number; high: number } | null
  from?: number | null
  /** The reader's own value. */
  own?: number | null
  label: string
  /** «2,4 млн ₽» beside the median; leave out where it is written elsewhere. */
  medianLabel?: string | undefined
  /** Rows of dots for a chart of its own; one row in a table. */
  height?: number
  /** Of a dot, with the share of the axis that keeps two apart: for narrow charts. */
  radius?: number
  gap?: number
}

/** Beyond this share of the axis a label goes before its mark. */
const LATE = 0.75
/** A label before an earlier mark would leave the axis. */
const EARLY = 0.4

/** Away from the reader's own value, as far as the axis has room. */
const isLabelBefore = (median: number, own: number | null): boolean =>
  median > LATE || (own !== null && own > median && median > EARLY)

/** Every project a dot, the middle half of at least eight a band, the median a bar, the reader's own value the visir. */
export function DotAxis(props: DotAxisProps) {
  const { dots, from = null, own = null, label, medianLabel, height = 56, radius = 4, gap } = props
  const middle = dots.length < MIN_BAND ? null : props.middle
  const base = height - radius - 2
  const stacked = stackDots(dots, gap)
  // A tall stack is pressed together rather than drawn over the row above.
  const levels = Math.max(...stacked.map(({ level }) => level), 1)
  const step = Math.min(2 * radius, (base - radius) / levels)
  return (
    <svg className={styles.dots} height={height} role="img" aria-label={label}>
      {middle && (
        <rect
          className={styles.band}
          x={percent(middle.low)}
          width={percent(middle.high - middle.low)}
          y={height * 0.3}
          height={height * 0.7}
        />
      )}
      <line className={styles.rail} x2="100%" y1={height - 1} y2={height - 1} />
      {stacked.map(({ at, level, title, isOver }) => (
        <circle
          key={`${at} ${level}`}
          className={isOver ? styles.over : styles.dot}
          cx={percent(at)}
          cy={Math.round((base - level * step) * 10) / 10}
          r={radius}
        >
          <title>{title}</title>
        </circle>
      ))}
      {middle && <line className={styles.median} x1={percent(middle.median)} x2={percent(middle.median)} y2={height} />}
      {middle && medianLabel !== undefined && (
        <text
          className={classNames(styles.reading, isLabelBefore(middle.median, own) && styles.before)}
          x={percent(middle.median)}
          dx={isLabelBefore(middle.median, own) ? -6 : 6}
          y="12"
        >
          {medianLabel}
        </text>
      )}
      {from !== null && (
        <svg x={percent(from)} overflow="visible" aria-hidden="true">
          <path className={styles.bracket} d={`M6 1H0v${height - 2}h6`} fill="none" />
        </svg>
      )}
      {own !== null && <line className={styles.visir} x1={percent(own)} x2={percent(own)} y1="-6" y2={height + 4} />}
    </svg>
  )
}
