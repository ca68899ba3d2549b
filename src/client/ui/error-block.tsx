import type { ReactNode } from 'react'
import styles from './block-state.module.css'
import { Button } from './button.tsx'

export type ErrorBlockProps = {
  children?: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

const DEFAULT_TEXT = 'Не удалось загрузить данные. Проверьте соединение и повторите'

export function ErrorBlock({ children = DEFAULT_TEXT, onRetry, isRetrying = false }: ErrorBlockProps) {
  return (
    <div className={styles.state} role="alert">
      <div>{children}</div>
      {onRetry && (
        <Button tone="secondary" isPending={isRetrying} onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  )
}
