import type { ReactNode } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import styles from './dated-rows.module.css'

interface DatedRow {
  path: string
  title: ReactNode
  date: string
  note?: string
}

/** Texts on hairlines, each with its date on the left; the row is the link. */
export function DatedRows({ rows, label }: { rows: readonly DatedRow[]; label?: string }) {
  return (
    <ul aria-label={label}>
      {rows.map(({ path, title, date, note }) => (
        <li key={path} className={styles.row}>
          <time className="note" dateTime={date}>
            {formatDate(date)}
          </time>
          <span className="stack-4">
            <a className={`cover ${styles.title}`} href={path}>
              {title}
            </a>
            {note !== undefined && <span className="note">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
