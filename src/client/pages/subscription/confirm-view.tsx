import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../features/call-form/confirm-form.tsx'
import styles from '../../features/call-form/confirm-page.module.css'
import { useConfirmed } from '../../features/call-form/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'

const CALL = 'subscription-confirm'

export function View() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!subscription) return <LoadingBlock />
  const { title, frequency, path, state } = subscription
  return (
    <div className={styles.page}>
      <h1>{state === 'active' ? 'Подписка подтверждена' : 'Подтвердите подписку'}</h1>
      {state === 'active' && !isSent ? (
        <Notice tone="good">{`Вы получаете письмо «${title}» ${frequency}.`}</Notice>
      ) : state === 'ended' ? (
        <Notice>{`Вы отписались от письма «${title}». Чтобы получать его снова, подпишитесь ещё раз.`}</Notice>
      ) : state === 'expired' ? (
        <Notice tone="bad">Ссылка действовала 7 дней и устарела. Подпишитесь ещё раз.</Notice>
      ) : (
        <ConfirmForm
          call={CALL}
          subject={subject}
          submit="Подтвердить"
          success={`Спасибо! Письмо «${title}» будет приходить ${frequency}`}
        >
          <p className={styles.lead}>
            Если почта ваша и подписались вы, нажмите «Подтвердить» — письмо «{title}» будет приходить {frequency}.
          </p>
        </ConfirmForm>
      )}
      <div className={styles.ways}>
        <ButtonLink href={path}>{title}</ButtonLink>
        {state === 'active' && <ButtonLink href={href('subscription-end', { key })}>Отписаться</ButtonLink>}
      </div>
    </div>
  )
}
