import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './notices.module.css'

interface ClosableNoticeProps {
  label: string
  onClose: () => void
  children: ReactNode
}

export function ClosableNotice({ label, onClose, children }: ClosableNoticeProps) {
  return (
    <section className={styles.notice} aria-label={label}>
      <div className={styles.line}>
        <p className={styles.text}>{children}</p>
        <Button tone="ghost" size="small" isSquare aria-label="Закрыть" onClick={onClose}>
          <Icon name="close" isSmall />
        </Button>
      </div>
    </section>
  )
}
