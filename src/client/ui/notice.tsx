import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
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

const ICONS = { info: Info, good: CircleCheck, bad: TriangleAlert }

export function Notice({ children, tone = 'info', isLive = false }: NoticeProps) {
  const role = isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={classNames(styles.notice, tone !== 'info' && styles[tone])} role={role}>
      <Icon of={ICONS[tone]} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
