import type { ServiceResponse } from '#contract/calls/promo.ts'
import { formatDate } from '#domain/time/dates.ts'
import { PortraitLine } from '../../ui/portrait.tsx'
import styles from './service-response-list.module.css'

/** Responses about the award or the tender service. */
export function ServiceResponseList({ responses }: { responses: readonly ServiceResponse[] }) {
  return (
    <ul className={styles.responses}>
      {responses.map(({ id, author, signature, text, published_at }) => (
        <li key={id} className={`stack-16 ${styles.response}`}>
          <blockquote className={styles.text}>{text}</blockquote>
          <PortraitLine name={author}>
            <b>{author}</b>
            {signature !== null && <p className="fine">{signature}</p>}
            <p className="fine">
              <time dateTime={published_at}>{formatDate(published_at)}</time>
            </p>
          </PortraitLine>
        </li>
      ))}
    </ul>
  )
}
