import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useRefetchAfter } from '../../../app/use-refetch-after.ts'
import { CallForm } from '../../../features/call-form/call-form.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useCommand } from '../../../store/use-command.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../parts/private-page.module.css'
import { TenderFacts } from '../parts/tender-facts.tsx'

const CALL = 'tender-confirm'
const NO_RULES = {}

/** Confirmed by a button, not by the link itself, because mail scanners open links. */
export function View() {
  const { key } = usePageParams('tender-confirm')
  const subject = useMemo(() => ({ key }), [key])
  const { response: tender, retry } = useCall('tender-status', subject)
  const { response: confirmed } = useCommand(CALL, subject)
  useRefetchAfter(confirmed !== null, retry)
  const isSent = usePageQuery().get('sent') === CALL || confirmed !== null
  if (!tender) return <LoadingBlock />
  return (
    <div className={styles.page}>
      <h1>{tender.is_confirmed ? 'Заявка отправлена' : 'Подтвердите заявку'}</h1>
      {tender.is_confirmed && !isSent ? (
        <Notice tone="good">{sentTo(tender)}</Notice>
      ) : tender.outcome !== null ? (
        <Notice>Вы закрыли эту заявку: агентствам она не уйдёт.</Notice>
      ) : tender.is_expired ? (
        <Expired tender={tender} />
      ) : (
        <CallForm
          call={CALL}
          subject={subject}
          rules={NO_RULES}
          labels={NO_RULES}
          submit="Подтвердить"
          success={sentTo(tender)}
        >
          {() => (
            <>
              <p className={styles.lead}>
                Если почта ваша и заявку составили вы, нажмите «Подтвердить» — она сразу уйдёт агентствам:
              </p>
              <ul className={styles.agencies}>
                {tender.recipients.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </>
          )}
        </CallForm>
      )}
      <div className={styles.ways}>
        <ButtonLink href={href('tender-status', { key })}>
          {tender.is_confirmed ? 'Открыть состояние заявки' : 'Передумали? Закрыть заявку'}
        </ButtonLink>
      </div>
      <TenderFacts tender={tender} />
    </div>
  )
}

type Tender = Answer<'tender-status'>

const sentTo = ({ recipients }: Tender): string =>
  `Спасибо! Заявка отправлена ${countedDative(recipients.length, 'agency')}. Ответы придут письмами и на страницу заявки`

function Expired({ tender }: { tender: Tender }) {
  return (
    <Notice tone="bad">
      Ссылка действовала 7 дней и устарела. Скопируйте текст ниже и{' '}
      <a href={tenderPath(tender.recipients.map(({ id }) => id))}>отправьте заявку ещё раз</a>.
    </Notice>
  )
}
