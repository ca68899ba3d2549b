import { addendFill } from '../../../ui/scale/addends.ts'
import { percent } from '../../../ui/scale/geometry.ts'
import styles from './score-year.module.css'

interface ChangeBarProps {
  /** Of an addend, its position in the methodology; without one the bar is ink: a sum. */
  index?: number
  /** To the right of the zero in the middle when positive. */
  change: number
  /** The change at either end. */
  max: number
}

/** Hidden from readers: the number next to it says the same. */
export function ChangeBar({ index, change, max }: ChangeBarProps) {
  const reach = change / max / 2
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect
        className={index === undefined ? styles.sum : addendFill(index)}
        x={percent(0.5 + Math.min(0, reach))}
        width={percent(Math.abs(reach))}
      />
      <line className={styles.zero} x1="50%" x2="50%" y1="-20%" y2="120%" />
    </svg>
  )
}
