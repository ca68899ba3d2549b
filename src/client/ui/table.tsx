import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type TableProps = {
  /** Hide it where a heading above says the same. */
  caption: string
  isCaptionHidden?: boolean
  children: ReactNode
}

export type SortDirection = 'ascending' | 'descending'

export type SortHeaderProps = {
  children: ReactNode
  /** Set only for the sorted column. */
  direction?: SortDirection | undefined
  isNumber?: boolean
  onSort: () => void
}

export type NumberCellProps = { children: ReactNode }

// A horizontally scrollable region must be keyboard focusable (WCAG 2.1.1); Safari does not do it on its own.
const FOCUSABLE = { tabIndex: 0 }

export function Table({ caption, isCaptionHidden = false, children }: TableProps) {
  return (
    <section className={styles.scroll} aria-label={caption} {...FOCUSABLE}>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? undefined : styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

const ARROWS = { ascending: '▲', descending: '▼' }

export function SortHeader({ children, direction, isNumber = false, onSort }: SortHeaderProps) {
  return (
    <th scope="col" aria-sort={direction} className={classNames(isNumber && styles.number) || undefined}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <span className={styles.arrow} aria-hidden="true">
          {direction === undefined ? '↕' : ARROWS[direction]}
        </span>
      </button>
    </th>
  )
}

export function NumberCell({ children }: NumberCellProps) {
  return <td className={styles.number}>{children}</td>
}
