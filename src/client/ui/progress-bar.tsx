import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'
import { percent } from './scale/geometry.ts'

export type ProgressBarProps = {
  /** From 0 to 1; null when nothing is loading. */
  progress: number | null
  /** In the flow instead of fixed to the top edge of the window. */
  isInline?: boolean
}

/** Page load progress, drawn as a ruler along the top edge. */
export function ProgressBar({ progress, isInline = false }: ProgressBarProps) {
  if (progress === null) return null
  return (
    <svg
      className={classNames(styles.bar, isInline && styles.inline)}
      role="progressbar"
      aria-label="Загрузка страницы"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
    >
      <rect width={percent(progress)} />
    </svg>
  )
}
