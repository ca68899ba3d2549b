import type { ReactNode } from 'react'
import styles from './form-part.module.css'

/** Fields that belong together, under their own heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

/** Two short fields in a line; on a phone one below the other. */
export function FormPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
