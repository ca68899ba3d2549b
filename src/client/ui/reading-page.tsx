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
  parts: readonly { id: string; title: string }[]
}

export function Contents({ parts }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label="На этой странице" data-print="none">
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
