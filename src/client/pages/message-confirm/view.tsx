import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../features/call-form/confirm-form.tsx'
import styles from '../../features/call-form/confirm-page.module.css'
import { useConfirmed } from '../../features/call-form/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'

const CALL = 'message-confirm'

type Message = Answer<'message'>

const TEXTS = {
  feedback: {
    title: 'Подтвердите сообщение',
    lead: ({ to }: Message) =>
      `Если почта ваша и писали вы, нажмите «Подтвердить» — сообщение уйдёт агентству «${to}».`,
    sent: ({ to }: Message) => `Спасибо! Сообщение ушло агентству «${to}». Ответ придёт вам на почту`,
  },
  'review-request': {
    title: 'Подтвердите запрос отзыва',
    lead: ({ to }: Message) => `Если отзыв просите вы, нажмите «Подтвердить» — письмо с личной ссылкой уйдёт на ${to}.`,
    sent: ({ to }: Message) => `Спасибо! Письмо с личной ссылкой ушло на ${to}. Ссылка действует один раз и 60 дней`,
  },
} as const

export function View() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: message, retry } = useCall('message', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!message) return <LoadingBlock />
  const { title, lead, sent } = TEXTS[message.kind]
  return (
    <div className={styles.page}>
      <h1>{message.state === 'sent' ? 'Почта подтверждена' : title}</h1>
      {message.state === 'sent' && !isSent ? (
        <Notice tone="good">{sent(message)}</Notice>
      ) : message.state === 'expired' ? (
        <Notice tone="bad">Ссылка действовала 7 дней и устарела. Отправьте форму ещё раз.</Notice>
      ) : (
        <ConfirmForm call={CALL} subject={subject} submit="Подтвердить" success={sent(message)}>
          <p className={styles.lead}>{lead(message)}</p>
        </ConfirmForm>
      )}
      <p className={styles.text}>{message.text}</p>
      <div className={styles.ways}>
        <ButtonLink href={href('agency', { agency: message.agency.slug })}>{message.agency.name}</ButtonLink>
      </div>
    </div>
  )
}
