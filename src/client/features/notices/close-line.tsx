import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './notices.module.css'

/** A sentence with a close button. */
export function CloseLine({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <p className={styles.text}>{children}</p>
      <Button tone="ghost" size="small" isSquare aria-label="Закрыть" onClick={onClose}>
        <Icon name="close" isSmall />
      </Button>
    </div>
  )
}
