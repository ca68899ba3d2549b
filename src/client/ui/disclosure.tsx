import type { ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'

export type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isOpenAtFirst?: boolean
  /** Disclosures that share a name close each other. */
  name?: string
}

export function Disclosure({ summary, children, isOpenAtFirst = false, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpenAtFirst} name={name}>
      <summary className={`row-16 ${styles.summary}`}>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={`muted measure ${styles.body}`}>{children}</div>
    </details>
  )
}
