import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  children: ReactNode
  tone?: 'info' | 'good' | 'bad'
  /** Appears in response to an action, so screen readers announce it. */
  isLive?: boolean
}

const ICONS = { info: 'info', good: 'check', bad: 'warning' } as const

export function Notice({ children, tone = 'info', isLive = false }: NoticeProps) {
  const role = isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
