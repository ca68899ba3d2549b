import { classNames } from './class-names.ts'
import styles from './ruler.module.css'
import { percent } from './scale/geometry.ts'

export type ProgressRulerProps = {
  /** From 0 to 1. */
  share: number
  /** «Качество: 4,9 из 5»; omit where the number is shown next to the ruler. */
  label?: string | undefined
  isSoft?: boolean
}

export function ProgressRuler({ share, label, isSoft = false }: ProgressRulerProps) {
  return (
    <svg
      className={classNames(styles.ruler, isSoft && styles.soft)}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <rect width={percent(share)} />
    </svg>
  )
}
