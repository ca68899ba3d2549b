import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './visually-hidden.module.css'

export type VisuallyHiddenProps = {
  children: ReactNode
  /** For the link «К содержанию»: appears when the keyboard reaches it. */
  isFocusable?: boolean
}

export function VisuallyHidden({ children, isFocusable = false }: VisuallyHiddenProps) {
  return <span className={classNames(styles.hidden, isFocusable && styles.focusable)}>{children}</span>
}
