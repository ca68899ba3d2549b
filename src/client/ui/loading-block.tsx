import styles from './block-state.module.css'
import { classNames } from './class-names.ts'

export type LoadingBlockProps = { text?: string }

export function LoadingBlock({ text = 'Загружаем…' }: LoadingBlockProps) {
  return (
    <div className={classNames(styles.state, styles.loading)} role="status">
      <span className={styles.ticks} />
      {text}
    </div>
  )
}
