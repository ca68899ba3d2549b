import type { ReactNode } from 'react'
import { MAX_RECIPIENTS } from '#domain/agency/chosen-agencies.ts'
import { counted } from '#domain/russian/plural.ts'
import field from '../../ui/field.module.css'
import { Icon } from '../../ui/icon.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type Recipient, recipientFacts } from './recipient.ts'
import { RecipientBoxes } from './recipient-boxes.tsx'
import styles from './tender.module.css'

interface RecipientsProps {
  agencies: readonly Recipient[]
  /** Proposed by us: the visitor confirms or unticks each. */
  isProposed?: boolean
  /** Ids sent with an attempt that failed. */
  sent: string
  error: string | undefined
  /** The remove control: a link on the page, a button in the dialog. */
  removal: (agency: Recipient, content: ReactNode, className: string) => ReactNode
  /** Controls for adding agencies. */
  children?: ReactNode
}

/** The agencies a request goes to. Those that accept no requests are marked and have to be removed. */
export function Recipients({ agencies, isProposed = false, sent, error, removal, children }: RecipientsProps) {
  const isTooMany = agencies.length > MAX_RECIPIENTS
  const hasBoxes = isTooMany || isProposed
  const isClosed = agencies.some(({ accepts_requests }) => !accepts_requests)
  return (
    <fieldset
      className={`stack-12 ${styles.recipients}`}
      id="tenderline-form-agencies"
      tabIndex={-1}
      aria-describedby={error && 'tenderline-form-agencies-error'}
    >
      <legend className={`dense ${styles.legend}`}>Получатели</legend>
      {isTooMany && !isProposed && (
        <Notice>
          {`Вы выбрали ${counted(agencies.length, 'agency')}, а заявка уходит не больше чем ${MAX_RECIPIENTS}. Отмечены первые ${MAX_RECIPIENTS} из тех, кто принимает заявки: поменяйте, если нужно.`}
        </Notice>
      )}
      {hasBoxes ? (
        <RecipientBoxes agencies={agencies} sent={sent} />
      ) : (
        <input type="hidden" name="agencies" value={agencies.map(({ id }) => id).join(',')} />
      )}
      {!hasBoxes && agencies.length > 0 && (
        <ul className="stack-8">
          {agencies.map(agency => (
            <li key={agency.id} className={`row-12 ${styles.agency}`}>
              <LogoImage src={agency.logo} name={agency.name} alt="" size="small" />
              <div className={styles.words}>
                <span className="snug bold">{agency.name}</span>
                <span className="note snug">{recipientFacts(agency)}</span>
              </div>
              {removal(
                agency,
                <>
                  <VisuallyHidden>{`Убрать: ${agency.name}`}</VisuallyHidden>
                  <Icon name="close" />
                </>,
                styles.remove ?? '',
              )}
            </li>
          ))}
        </ul>
      )}
      {!hasBoxes && isClosed && (
        <Notice tone="bad">
          Не все агентства сейчас принимают заявки. Уберите из получателей тех, у кого это отмечено.
        </Notice>
      )}
      {error && (
        <p className={field.error} id="tenderline-form-agencies-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
