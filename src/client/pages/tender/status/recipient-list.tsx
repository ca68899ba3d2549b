import type { Answer } from '#contract/index.ts'
import { formatDate, formatTime } from '#domain/time/dates.ts'
import { Badge, type BadgeProps } from '../../../ui/badge.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './status.module.css'

type Recipient = Answer<'tender-status'>['recipients'][number]

const TONES: Record<Recipient['status'], BadgeProps['tone']> = {
  waiting: 'plain',
  sent: 'plain',
  read: 'filled',
  answered: 'confirmed',
  refused: 'warning',
}

/** Answers side by side, those with the most to read first. */
const ORDER: readonly Recipient['status'][] = ['answered', 'refused', 'read', 'sent', 'waiting']

export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const ordered = recipients.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
  return (
    <ul className={styles.list}>
      {ordered.map(recipient => (
        <li key={recipient.id} className={styles.recipient}>
          <LogoImage src={recipient.logo} name={recipient.name} alt="" size="small" />
          <div className={`stack-4 ${styles.words}`}>
            <a className={styles.name} href={recipient.path}>
              {recipient.name}
            </a>
            <span className={`wrap-8 fine ${styles.state}`}>
              <Badge tone={TONES[recipient.status] ?? 'plain'}>{recipient.status_title}</Badge>
              {recipient.status !== 'waiting' && (
                <time dateTime={recipient.changed_at}>
                  {`${formatDate(recipient.changed_at)}, ${formatTime(recipient.changed_at)} МСК`}
                </time>
              )}
            </span>
            {recipient.answer !== null && <p className={styles.answer}>{recipient.answer}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
