import type { ReactNode } from 'react'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TableProps = {
  /** Hide it where a heading above says the same. */
  caption: string
  isCaptionHidden?: boolean
  children: ReactNode
}

export type NumberCellProps = { children: ReactNode }

// A horizontally scrollable region must be keyboard focusable (WCAG 2.1.1); Safari does not do it on its own.
const FOCUSABLE = { tabIndex: 0 }

export function Table({ caption, isCaptionHidden = false, children }: TableProps) {
  return (
    <section className={styles.scroll} aria-label={caption} {...FOCUSABLE}>
      <table className={`dense lined ${styles.table}`}>
        <caption className={isCaptionHidden ? undefined : `fine ${styles.caption}`}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

export function NumberCell({ children }: NumberCellProps) {
  return <td className={styles.number}>{children}</td>
}
