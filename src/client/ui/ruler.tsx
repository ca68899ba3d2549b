import { classNames } from './class-names.ts'
import styles from './ruler.module.css'

export type ProgressRulerProps = {
  /** From 0 to 1. */
  share: number
  /** «Качество: 4,9 из 5»; leave out where the number stands beside the ruler. */
  label?: string | undefined
  isSoft?: boolean
}

/** Percent with two decimals at most: short HTML, and the same text on both sides of hydration. */
export function percent(share: number): string {
  return `${Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100}%`
}

/** One measured bar: a criterion, a share of reviews, a step of a form. */
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

export function RulerDivider() {
  return <hr className={styles.divider} />
}
