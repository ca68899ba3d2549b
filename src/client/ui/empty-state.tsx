import type { ReactNode } from 'react'
import styles from './block-state.module.css'

export type EmptyStateProps = {
  title?: string
  /** Suggests the nearest wider filter: «В Казани таких агентств нет, в Приволжском округе — 12». */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title = 'Ничего не нашлось', children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
