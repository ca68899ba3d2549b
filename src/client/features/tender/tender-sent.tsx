import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import { useCommand } from '../../store/use-command.ts'
import type { Recipient } from './recipient.ts'
import styles from './tender.module.css'
import { TENDER_CALL } from './tender-context.ts'

interface TenderSentProps {
  /** The agencies the visitor chose from; after a plain form post, those it was sent to. */
  agencies: readonly Recipient[]
}

/** Names the recipients of the request and the next steps. */
export function TenderSent({ agencies }: TenderSentProps) {
  const { typed } = useCommand(TENDER_CALL.call, TENDER_CALL.subject)
  const ids = parseAgencyIds(String(typed.agencies ?? ''))
  const chosen = ids.length === 0 ? agencies : agencies.filter(({ id }) => ids.includes(id))
  return (
    <div className="stack-8">
      <p>
        <strong>Проверьте почту: без подтверждения заявка никуда не уйдёт.</strong>
      </p>
      {chosen.length > 0 && (
        <>
          <p>Кому она уйдёт:</p>
          <ul className={styles.agencies}>
            {chosen.map(({ id, name, path }) => (
              <li key={id}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Что дальше:</p>
      <ol className={styles.steps}>
        <li>{`Нажмите «Подтвердить» по ссылке из письма — она действует ${CONFIRM_DAYS} дней.`}</li>
        <li>Агентства сразу получат заявку, а вы — ссылку на её страницу.</li>
        <li>Ответы придут письмами и будут видны рядом на этой странице.</li>
      </ol>
    </div>
  )
}
