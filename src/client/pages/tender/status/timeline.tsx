import type { Answer } from '#contract/index.ts'
import { formatDate, formatTime } from '#domain/time/dates.ts'
import styles from './timeline.module.css'

export function Timeline({ events }: { events: Answer<'tender-status'>['events'] }) {
  return (
    <ol className={styles.timeline}>
      {events.map(({ title, at }) => (
        <li key={`${at}${title}`} className={styles.event}>
          <time className={styles.at} dateTime={at}>
            {`${formatDate(at)}, ${formatTime(at)} МСК`}
          </time>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  )
}
