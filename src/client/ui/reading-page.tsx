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
    <div className={`stack-24 ${styles.page}`}>
      <div className={styles.crumbs} data-print="none">
        {crumbs}
      </div>
      <header className={`stack-12 ${styles.head}`}>{head}</header>
      {children}
    </div>
  )
}

export function ReadingSide({ children }: { children: ReactNode }) {
  return <div className={`stack-24 start ${styles.side}`}>{children}</div>
}

interface ContentsProps {
  /** `minute` is when a reader comes to the part. */
  parts: readonly { id: string; title: string; minute?: number }[]
  /** Reading time of the whole text makes the list a ruler of minutes; its визир is moved by the page. */
  minutes?: number
}

export function Contents({ parts, minutes }: ContentsProps) {
  return (
    <nav className={`dense ${styles.contents}`} aria-label="На этой странице" data-print="none">
      <ul className={minutes === undefined ? undefined : styles.timed}>
        {parts.map(({ id, title, minute }, index) => (
          <li key={id}>
            <a href={`#${id}`} data-minute={minute}>
              {minute !== undefined && minute !== minutes && minute !== parts[index - 1]?.minute && (
                <Minute>{minute}</Minute>
              )}
              {title}
            </a>
          </li>
        ))}
      </ul>
      {minutes !== undefined && (
        <>
          <p className={styles.end} aria-hidden="true">
            <Minute>{minutes}</Minute>
            мин
          </p>
          <span className={styles.mark} data-reading="mark" aria-hidden="true" />
        </>
      )}
    </nav>
  )
}

function Minute({ children }: { children: number }) {
  return (
    <span className={styles.minute} aria-hidden="true">
      {children}
    </span>
  )
}
