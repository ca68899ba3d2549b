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
  /** «1,7 млн ₽» beside it. */
  ownLabel?: string
  label: string
  /** «2,4 млн ₽» beside the median; leave out where it is written elsewhere. */
  medianLabel?: string | undefined
  /** The least; tall stacks take more, so that dots never merge. */
  height?: number
  radius?: number
  /** The narrowest the axis gets, in px: dots keep apart on it, too. */
  width?: number
}

/** Beyond this share of the axis a label goes before its mark. */
const LATE = 0.7
/** A label before an earlier mark would leave the axis. */
const EARLY = 0.4
/** The line of the label, above all dots. */
const LABEL_ROOM = 20
/** The paper between two dots. */
const BETWEEN = 1

/** Away from the reader's own value, as far as the axis has room. */
const isBefore = (at: number, other: number | null): boolean =>
  at > LATE || (other !== null && other > at && at > EARLY)

/** Every project a dot, the middle half of at least eight a band, the median a bar, the reader's own value the visir. */
export function DotAxis(props: DotAxisProps) {
  const { dots, from = null, own = null, label, medianLabel, ownLabel, radius = 4, width = 552 } = props
  const middle = dots.length < MIN_BAND ? null : props.middle
  const step = 2 * radius + BETWEEN
  const stacked = stackDots(dots, step / width)
  const top = ownLabel !== undefined || (middle && medianLabel !== undefined) ? LABEL_ROOM : 0
  const levels = Math.max(...stacked.map(({ level }) => level), 0)
  const height = Math.max(props.height ?? 56, top + levels * step + 2 * radius + 4)
  const base = height - radius - 2
  return (
    <svg className={styles.dots} height={height} role="img" aria-label={label}>
      {middle && (
        <rect
          className={styles.band}
          x={percent(middle.low)}
          width={percent(middle.high - middle.low)}
          y={top}
          height={height - top}
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
      {from !== null && (
        <svg x={percent(from)} overflow="visible" aria-hidden="true">
          <path className={styles.bracket} d={`M6 ${top + 1}H0V${height - 1}h6`} fill="none" />
        </svg>
      )}
      {own !== null && <line className={styles.visir} x1={percent(own)} x2={percent(own)} y1="-6" y2={height + 4} />}
      {own !== null && ownLabel !== undefined && <Label at={own} isBefore={own > LATE} text={ownLabel} />}
      {middle && medianLabel !== undefined && (
        <Label at={middle.median} isBefore={isBefore(middle.median, own)} text={medianLabel} />
      )}
    </svg>
  )
}

function Label({ at, isBefore, text }: { at: number; isBefore: boolean; text: string }) {
  return (
    <text
      className={classNames(styles.reading, isBefore && styles.before)}
      x={percent(at)}
      dx={isBefore ? -6 : 6}
      y="14"
    >
      {text}
    </text>
  )
}
