import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { tenderPath } from '#domain/agency/chosen-agencies.ts'
import { href } from '#domain/paths/paths.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ConfirmForm } from '../../../forms/confirm-form.tsx'
import { useConfirmed } from '../../../forms/use-confirmed.ts'
import { useCall } from '../../../store/hooks.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../parts/private-page.module.css'
import { TenderFacts } from '../parts/tender-facts.tsx'
import { TenderState } from '../parts/tender-state.tsx'

const CALL = 'tender-confirm'

export function TenderConfirm() {
  const { key } = usePageParams('tender-confirm')
  const subject = useMemo(() => ({ key }), [key])
  const { response: tender, retry } = useCall('tender-status', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!tender) return <LoadingBlock />
  return (
    <div className="stack-24">
      <h1>{tender.is_confirmed ? 'Заявка отправлена' : 'Подтвердите заявку'}</h1>
      <div className="measure">
        <TenderState tender={tender} />
      </div>
      {tender.is_confirmed && !isSent ? (
        <Notice tone="good">{sentTo(tender)}</Notice>
      ) : tender.outcome !== null ? (
        <Notice>Вы закрыли эту заявку: агентствам она не уйдёт.</Notice>
      ) : tender.is_expired ? (
        <Expired tender={tender} />
      ) : (
        <ConfirmForm call={CALL} subject={subject} submit="Подтвердить" success={sentTo(tender)}>
          <p className="muted measure">
            Если почта ваша и заявку составили вы, нажмите «Подтвердить» — она сразу уйдёт агентствам:
          </p>
          <ul className={`stack-4 ${styles.agencies}`}>
            {tender.recipients.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </ConfirmForm>
      )}
      <div className="wrap-12">
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
