import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeProps = {
  children: ReactNode
  /** `confirmed` draws a tick and `count` a pill, so meaning is never conveyed by colour alone. */
  tone?: 'plain' | 'filled' | 'confirmed' | 'warning' | 'count'
}

export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return <span className={classNames(styles.badge, tone !== 'plain' && styles[tone])}>{children}</span>
}
