import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../forms/confirm-form.tsx'
import styles from '../../forms/confirm-page.module.css'
import { FormWithNotes } from '../../forms/form-with-notes.tsx'
import { useConfirmed } from '../../forms/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateRuler } from '../../ui/scale/state-ruler.tsx'

const CALL = 'message-confirm'

type Message = Answer<'message'>

const TEXTS = {
  feedback: {
    path: ['Форма', 'Почта', 'Агентство', 'Ответ'],
    past: 'У агентства, ответ придёт на почту',
    notes: [
      ['Письмо', 'Агентство получит ваш текст и адрес для ответа. Больше он никому не уйдёт.'],
      ['Ответ', 'Придёт от самого агентства, на эту же почту. Сайт в переписке не участвует.'],
      ['Если писали не вы', 'Ничего не нажимайте: без подтверждения сообщение не уйдёт.'],
    ],
    title: 'Подтвердите сообщение',
    lead: ({ to }: Message) =>
      `Если почта ваша и писали вы, нажмите «Подтвердить» — сообщение уйдёт агентству ${agencyInGuillemets(to)}.`,
    sent: ({ to }: Message) => `Спасибо! Сообщение ушло агентству ${agencyInGuillemets(to)}. Ответ придёт вам на почту`,
  },
  'review-request': {
    path: ['Запрос', 'Почта', 'Клиент', 'Отзыв'],
    past: 'Письмо у клиента',
    notes: [
      ['Письмо клиенту', 'С личной ссылкой на форму: она действует один раз и 60 дней.'],
      ['Отзыв', 'Клиент напишет его сам, редактор проверит, обычно за два рабочих дня.'],
      ['Если просили не вы', 'Ничего не нажимайте: без подтверждения письмо не уйдёт.'],
    ],
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
  const { title, path, past, notes, lead, sent } = TEXTS[message.kind]
  const isPast = message.state === 'sent' || isSent
  return (
    <div className="stack-24">
      <h1>{message.state === 'sent' ? 'Почта подтверждена' : title}</h1>
      <FormWithNotes title="Что дальше" id="message-next" notes={notes}>
        <StateRuler
          label="Путь сообщения"
          steps={path}
          at={isPast ? 2 : 1}
          now={isPast ? past : message.state === 'expired' ? 'Ссылка устарела' : 'Ждёт, что вы подтвердите почту'}
        />
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
      </FormWithNotes>
    </div>
  )
}
