import type { ReactNode } from 'react'
import styles from './form-part.module.css'

export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`stack-16 ${styles.part}`}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Short fields two per row; stacked on phones. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
