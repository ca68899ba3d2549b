import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './visually-hidden.module.css'

export type VisuallyHiddenProps = {
  children: ReactNode
  /** Appears on keyboard focus: for the skip link. */
  isFocusable?: boolean
}

export function VisuallyHidden({ children, isFocusable = false }: VisuallyHiddenProps) {
  return <span className={classNames(styles.hidden, isFocusable && styles.focusable)}>{children}</span>
}
