import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { upperFirst } from '#domain/russian/upper-first.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../forms/confirm-form.tsx'
import { useConfirmed } from '../../forms/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateRuler } from '../../ui/scale/state-ruler.tsx'

const CALL = 'subscription-confirm'
const STEPS = ['Подписка', 'Почта', 'Письма'] as const

export function SubscriptionConfirm() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!subscription) return <LoadingBlock />
  const { title, frequency, path, state } = subscription
  const isActive = state === 'active' || isSent
  return (
    <div className="stack-24 measure">
      <h1>{state === 'active' ? 'Подписка подтверждена' : 'Подтвердите подписку'}</h1>
      {state !== 'ended' && (
        <StateRuler
          label="Путь подписки"
          steps={STEPS}
          at={isActive ? 2 : 1}
          now={
            isActive
              ? upperFirst(frequency)
              : state === 'expired'
                ? 'Ссылка устарела'
                : 'Ждёт, что вы подтвердите почту'
          }
        />
      )}
      {state === 'active' && !isSent ? (
        <Notice tone="good">{`Вы получаете письмо ${inGuillemets(title)} ${frequency}.`}</Notice>
      ) : state === 'ended' ? (
        <Notice>{`Вы отписались от письма ${inGuillemets(title)}. Чтобы получать его снова, подпишитесь ещё раз.`}</Notice>
      ) : state === 'expired' ? (
        <Notice tone="bad">Ссылка действовала 7 дней и устарела. Подпишитесь ещё раз.</Notice>
      ) : (
        <ConfirmForm
          call={CALL}
          subject={subject}
          submit="Подтвердить"
          success={`Спасибо! Письмо ${inGuillemets(title)} будет приходить ${frequency}`}
        >
          <p className="muted">
            Если почта ваша и подписались вы, нажмите «Подтвердить» — письмо {inGuillemets(title)} будет приходить{' '}
            {frequency}.
          </p>
        </ConfirmForm>
      )}
      <div className="wrap-12">
        <ButtonLink href={path}>{title}</ButtonLink>
        {state === 'active' && <ButtonLink href={href('subscription-end', { key })}>Отписаться</ButtonLink>}
      </div>
    </div>
  )
}
