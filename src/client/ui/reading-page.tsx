import type { ReactNode } from 'react'
import styles from './reading-page.module.css'

interface ReadingPageProps {
  crumbs: ReactNode
  head: ReactNode
  /** A `ReadingSide`, if any, then the text. */
  children: ReactNode
}

/** A page to read: contents or notes in the margin of a wide window, above the text in a narrow one. */
export function ReadingPage({ crumbs, head, children }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.crumbs} data-print="none">
        {crumbs}
      </div>
      <header className={styles.head}>{head}</header>
      {children}
    </div>
  )
}

export function ReadingSide({ children }: { children: ReactNode }) {
  return <div className={styles.side}>{children}</div>
}

interface ContentsProps {
  /** With `minute`, the ruler is that of reading time. */
  parts: readonly { id: string; title: string; minute?: number }[]
}

export function Contents({ parts }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="На этой странице" data-print="none">
      <ul className={parts.some(({ minute }) => minute !== undefined) ? styles.timed : undefined}>
        {parts.map(({ id, title, minute }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {minute !== undefined && (
                <span className={styles.minute} aria-hidden="true">
                  {minute}
                </span>
              )}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
