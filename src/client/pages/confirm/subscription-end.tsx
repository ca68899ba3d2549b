import { useMemo } from 'react'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../forms/confirm-form.tsx'
import { useConfirmed } from '../../forms/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const CALL = 'subscription-end'

/** Mail clients post to this address themselves (RFC 8058); people who open it press the button. */
export function SubscriptionEnd() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!subscription) return <LoadingBlock />
  const { title, path, state } = subscription
  const isEnded = state === 'ended'
  const done = `Вы отписаны: письмо ${inGuillemets(title)} больше не придёт. Адрес удалён из списка`
  return (
    <div className="stack-24 measure">
      <h1>{isEnded ? 'Вы отписаны' : 'Отписаться от писем?'}</h1>
      {isEnded && !isSent ? (
        <Notice tone="good">{done}</Notice>
      ) : (
        <ConfirmForm call={CALL} subject={subject} submit="Отписаться" success={done}>
          <p className="muted">
            Письмо {inGuillemets(title)} больше не будет приходить, а ваш адрес мы удалим из списка. Подписаться снова
            можно в любой день.
          </p>
        </ConfirmForm>
      )}
      <div className="wrap-12">
        <ButtonLink href={path}>{title}</ButtonLink>
      </div>
    </div>
  )
}
