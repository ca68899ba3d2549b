import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { usePageParams } from '../../../app/location.tsx'
import { useRefetchAfter } from '../../../app/use-refetch-after.ts'
import { useCall } from '../../../store/hooks.ts'
import { useCommand } from '../../../store/use-command.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TenderFacts } from '../parts/tender-facts.tsx'
import { TenderState } from '../parts/tender-state.tsx'
import { Elapsed } from './elapsed.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { RecipientList } from './recipient-list.tsx'
import { Timeline } from './timeline.tsx'

/** The sender's view: status at each agency and the form for the outcome. */
export function TenderStatus() {
  const { key } = usePageParams('tender-status')
  const subject = useMemo(() => ({ key }), [key])
  const { response: tender, isAjax, retry } = useCall('tender-status', subject)
  const { response: ended } = useCommand('tender-outcome', subject)
  useRefetchAfter(ended !== null, retry)
  if (!tender) return <LoadingBlock />
  return (
    <div className="stack-24">
      <h1>Ваша заявка</h1>
      <div className="measure">
        <TenderState tender={tender} />
      </div>
      {!tender.is_confirmed && tender.outcome === null && (
        <Notice tone="bad">
          {tender.is_expired
            ? 'Заявку не подтвердили вовремя, агентствам она не ушла.'
            : 'Заявка ещё не подтверждена: агентства её не получили.'}
        </Notice>
      )}
      {tender.outcome_title !== null && (
        <Notice tone="good">{`Заявка закрыта. Чем закончилась: ${lowerFirst(tender.outcome_title)}`}</Notice>
      )}
      <div className="wrap-12">
        {!tender.is_confirmed && tender.outcome === null && !tender.is_expired && (
          <ButtonLink tone="primary" href={href('tender-confirm', { key })}>
            Подтвердить заявку
          </ButtonLink>
        )}
        {tender.is_confirmed && (
          <Button isPending={isAjax} onClick={retry}>
            Обновить
          </Button>
        )}
      </div>
      {tender.sent_at !== null && tender.outcome === null && <Elapsed sentAt={tender.sent_at} />}
      <section className="stack-16" aria-labelledby="recipients">
        <SectionHeading id="recipients">{answersHeading(tender)}</SectionHeading>
        <RecipientList recipients={tender.recipients} />
      </section>
      {tender.events.length > 0 && (
        <section className="stack-16 measure" aria-labelledby="timeline">
          <SectionHeading id="timeline">Что было</SectionHeading>
          <Timeline events={tender.events} />
        </section>
      )}
      <section className="stack-16 measure" aria-labelledby="outcome">
        <SectionHeading id="outcome">Чем закончилось</SectionHeading>
        <OutcomeForm subject={subject} tender={tender} />
      </section>
      <section className="stack-16 measure" aria-labelledby="words">
        <SectionHeading id="words">Что вы написали</SectionHeading>
        <TenderFacts tender={tender} />
      </section>
      <p className="fine measure">
        Эта страница — только ваша: по её адресу видны ответы агентств, и заявку можно закрыть. Не публикуйте его.
      </p>
    </div>
  )
}

/** «Ответы: 2 из 5». */
function answersHeading({ is_confirmed, recipients }: Answer<'tender-status'>): string {
  const answered = recipients.filter(({ status }) => status === 'answered' || status === 'refused').length
  return is_confirmed ? `Ответы: ${answered} из ${recipients.length}` : 'Кому уйдёт заявка'
}
