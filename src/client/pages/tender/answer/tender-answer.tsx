import { useEffect, useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatPhone, phoneHref } from '#domain/contacts/phones.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { usePageParams } from '../../../app/location.tsx'
import { useRefetchAfter } from '../../../app/use-refetch-after.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest } from '../../../store/remote.ts'
import { useCommand } from '../../../store/use-command.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TenderFacts } from '../parts/tender-facts.tsx'
import { AnswerForm } from './answer-form.tsx'
import contacts from './contacts.module.css'

/** A request as one agency sees it; answering needs no account. */
export function TenderAnswer() {
  const { key } = usePageParams('tender-answer')
  const subject = useMemo(() => ({ key }), [key])
  const { response: tender, retry } = useCall('tender-request', subject)
  const { response: answered } = useCommand('tender-answer', subject)
  useRefetchAfter(answered !== null, retry)
  useMarkRead(key, tender?.status === 'sent')
  if (!tender) return <LoadingBlock />
  return (
    <div className="stack-24">
      <h1>{`Заявка агентству ${agencyInGuillemets(tender.agency.name)}`}</h1>
      <section className="stack-16 measure" aria-labelledby="sender">
        <SectionHeading id="sender">Кто пишет</SectionHeading>
        <Contacts tender={tender} />
      </section>
      <section className="stack-16 measure" aria-labelledby="words">
        <SectionHeading id="words">Что нужно</SectionHeading>
        <TenderFacts tender={tender} />
      </section>
      <section className="stack-16 measure" aria-labelledby="answer">
        <SectionHeading id="answer">Ваш ответ</SectionHeading>
        <AnswerForm subject={subject} tender={tender} />
      </section>
      <p className="fine measure">
        Эта страница — только для вашего агентства. Отправитель согласился на передачу данных вам, чтобы вы ответили на
        заявку; для рассылок и передачи другим людям нужно его отдельное согласие.
      </p>
    </div>
  )
}

/** Sent by the hydrated page, because mail scanners open links too. */
function useMarkRead(key: string, isNew: boolean): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (isNew) dispatch(loadCall(callRequest('tender-read', { key })))
  }, [dispatch, key, isNew])
}

function Contacts({ tender: { name, company, email, phone } }: { tender: Answer<'tender-request'> }) {
  return (
    <ul className={contacts.contacts}>
      <li>
        <strong>{name}</strong>, {company}
      </li>
      <li>
        <a className={contacts.way} href={`mailto:${email}`}>
          {email}
        </a>
      </li>
      {phone !== null && (
        <li>
          <a className={contacts.way} href={phoneHref(phone)}>
            {formatPhone(phone)}
          </a>
        </li>
      )}
    </ul>
  )
}
