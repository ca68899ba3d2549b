import { percent } from './geometry.ts'
import styles from './scale.module.css'

export interface ValueBarProps {
  /** From 0 to 1 along the axis of the column head. */
  at: number
  /** «45,3 %», at the bar's end: leave room for it right of the axis. */
  text: string
  /** With the unit, where the text has none. */
  label?: string
  /** Not the value that decides the row. */
  isQuiet?: boolean
}

/** One number as a bar from zero, with the number at its end. */
export function ValueBar({ at, text, label = text, isQuiet = false }: ValueBarProps) {
  return (
    <svg className={styles.bar} role="img" aria-label={label}>
      <rect className={isQuiet ? styles.quiet : styles.value} width={percent(at)} />
      <text className={isQuiet ? styles.note : styles.end} x={percent(at)} dx="6" y={isQuiet ? 14 : 16}>
        {text}
      </text>
    </svg>
  )
}
