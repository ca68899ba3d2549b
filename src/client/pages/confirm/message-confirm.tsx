import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../forms/confirm-form.tsx'
import styles from '../../forms/confirm-page.module.css'
import { useConfirmed } from '../../forms/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const CALL = 'message-confirm'

type Message = Answer<'message'>

const TEXTS = {
  feedback: {
    title: 'Подтвердите сообщение',
    lead: ({ to }: Message) =>
      `Если почта ваша и писали вы, нажмите «Подтвердить» — сообщение уйдёт агентству ${agencyInGuillemets(to)}.`,
    sent: ({ to }: Message) => `Спасибо! Сообщение ушло агентству ${agencyInGuillemets(to)}. Ответ придёт вам на почту`,
  },
  'review-request': {
    title: 'Подтвердите запрос отзыва',
    lead: ({ to }: Message) => `Если отзыв просите вы, нажмите «Подтвердить» — письмо с личной ссылкой уйдёт на ${to}.`,
    sent: ({ to }: Message) => `Спасибо! Письмо с личной ссылкой ушло на ${to}. Ссылка действует один раз и 60 дней`,
  },
} as const

export function MessageConfirm() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: message, retry } = useCall('message', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!message) return <LoadingBlock />
  const { title, lead, sent } = TEXTS[message.kind]
  return (
    <div className="stack-24 measure">
      <h1>{message.state === 'sent' ? 'Почта подтверждена' : title}</h1>
      {message.state === 'sent' && !isSent ? (
        <Notice tone="good">{sent(message)}</Notice>
      ) : message.state === 'expired' ? (
        <Notice tone="bad">Ссылка действовала 7 дней и устарела. Отправьте форму ещё раз.</Notice>
      ) : (
        <ConfirmForm call={CALL} subject={subject} submit="Подтвердить" success={sent(message)}>
          <p className="muted">{lead(message)}</p>
        </ConfirmForm>
      )}
      <p className={styles.text}>{message.text}</p>
      <div className="wrap-12">
        <ButtonLink href={href('agency', { agency: message.agency.slug })}>{message.agency.name}</ButtonLink>
      </div>
    </div>
  )
}
