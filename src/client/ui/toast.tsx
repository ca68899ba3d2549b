import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

export type ToastMessage = {
  text: ReactNode
  /** «Отменить» */
  action?: { text: string; onPress: () => void } | undefined
}

export type ToastProps = { message: ToastMessage | null; onClose: () => void }

/** Keep it mounted: a live region is announced only if it exists before its text appears. */
export function Toast({ message, onClose }: ToastProps) {
  return (
    <div className={styles.region} role="status">
      {message && (
        <div className={`row-16 dense ${styles.toast}`} data-floating="toast">
          <span>{message.text}</span>
          {message.action && (
            <Button tone="ghost" size="small" onClick={message.action.onPress}>
              {message.action.text}
            </Button>
          )}
          <Button tone="ghost" size="small" isSquare aria-label="Закрыть сообщение" onClick={onClose}>
            <Icon name="close" isSmall />
          </Button>
        </div>
      )}
    </div>
  )
}
