import type { ReactNode } from 'react'
import styles from './block-state.module.css'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

type EmptyStateProps = {
  title?: string
  /** Suggests the nearest wider filter: «В Казани таких агентств нет, в Приволжском округе — 12». */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title = 'Ничего не нашлось', children, action }: EmptyStateProps) {
  return (
    <div className={`stack-12 ${styles.state}`}>
      <p className={styles.title}>{title}</p>
      {children && <div className="muted measure">{children}</div>}
      {action}
    </div>
  )
}

type LoadingBlockProps = { text?: string }

export function LoadingBlock({ text = 'Загружаем…' }: LoadingBlockProps) {
  return (
    <div className={classNames(`stack-12 ${styles.state}`, styles.loading)} role="status">
      <span className={styles.ticks} />
      {text}
    </div>
  )
}

type ErrorBlockProps = {
  children?: ReactNode
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

const DEFAULT_TEXT = 'Не удалось загрузить данные'

export function ErrorBlock({ children = DEFAULT_TEXT, onRetry, isRetrying = false }: ErrorBlockProps) {
  return (
    <div className={`stack-12 ${styles.state}`} role="alert" data-failure>
      <div>{children}</div>
      {onRetry && (
        <Button tone="secondary" isPending={isRetrying} onClick={onRetry}>
          Повторить
        </Button>
      )}
    </div>
  )
}
