import type { Answer } from '#contract/index.ts'
import { formatDate, formatTime } from '#domain/time/dates.ts'
import styles from './status.module.css'

export function Timeline({ events }: { events: Answer<'tender-status'>['events'] }) {
  return (
    <ol className={`stack-12 ${styles.timeline}`}>
      {events.map(({ title, at }) => (
        <li key={`${at}${title}`} className="stack-4">
          <time className="fine" dateTime={at}>
            {`${formatDate(at)}, ${formatTime(at)} МСК`}
          </time>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
