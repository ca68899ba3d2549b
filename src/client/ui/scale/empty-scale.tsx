import type { ReactNode } from 'react'
import styles from './scale.module.css'

export interface EmptyScaleProps {
  /** «0 из 10» */
  value: string
  /** What is missing, with a link to what would fill it. */
  children: ReactNode
}

/** Nothing measured yet: a dashed scale instead of a bar. */
export function EmptyScale({ value, children }: EmptyScaleProps) {
  return (
    <div className={styles.nothing}>
      <span className={styles.empty} />
      <b>{value}</b>
      <p>{children}</p>
    </div>
  )
}
