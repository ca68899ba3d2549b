import type { ReactNode } from 'react'
import styles from './scale.module.css'

export interface EmptyScaleProps {
  /** «0 из 10» */
  value: string
  /** Names what is missing and links to what would fill it. */
  children: ReactNode
}

/** Nothing measured yet: a dashed scale instead of a bar. */
export function EmptyScale({ value, children }: EmptyScaleProps) {
  return (
    <div className={`note ${styles.nothing}`}>
      <span className={styles.empty} />
      <b>{value}</b>
      <p>{children}</p>
    </div>
  )
}
