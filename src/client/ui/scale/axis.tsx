import { classNames } from '../class-names.ts'
import { percent, type Tick } from './geometry.ts'
import styles from './scale.module.css'

export interface AxisProps {
  ticks: readonly Tick[]
  /** Below what is measured; the default is above, as a column head. */
  isBelow?: boolean
  className?: string | undefined
}

const HEIGHT = 26
const MAJOR = 8
const MINOR = 4
/** A label so near an end of the axis stays within it. */
const EDGE = 0.02

/** The head of a column that is read as a chart. Hidden from screen readers: every bar says its number. */
export function Axis({ ticks, isBelow = false, className }: AxisProps) {
  const base = isBelow ? 0.5 : HEIGHT - 0.5
  const up = isBelow ? 1 : -1
  return (
    <svg className={classNames(styles.axis, className)} height={HEIGHT} aria-hidden="true">
      <line x2="100%" y1={base} y2={base} />
      {ticks.map(({ at, isMajor }) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y1={base} y2={base + up * (isMajor ? MAJOR : MINOR)} />
      ))}
      {ticks.map(
        ({ at, label, isForWide }) =>
          label !== undefined && (
            <text
              key={at}
              className={classNames(
                isForWide && styles.forWide,
                at < EDGE && styles.atStart,
                at > 1 - EDGE && styles.atEnd,
              )}
              x={percent(at)}
              y={isBelow ? HEIGHT - 3 : HEIGHT - 13}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  )
}
