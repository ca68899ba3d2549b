import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { useRefetchAfter } from '../../app/use-refetch-after.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { useCall } from '../../store/hooks.ts'
import { useCommand } from '../../store/use-command.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './subscription.module.css'

const CALL = 'subscription-confirm'
const NO_RULES = {}

/** Confirmed by a button, not by the link itself, because mail scanners open links. */
export function View() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const { response: confirmed } = useCommand(CALL, subject)
  useRefetchAfter(confirmed !== null, retry)
  const isSent = usePageQuery().get('sent') === CALL || confirmed !== null
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
        <CallForm
          call={CALL}
          subject={subject}
          rules={NO_RULES}
          labels={NO_RULES}
          submit="Подтвердить"
          success={`Спасибо! Письмо «${title}» будет приходить ${frequency}`}
        >
          {() => (
            <p className={styles.lead}>
              Если почта ваша и подписались вы, нажмите «Подтвердить» — письмо «{title}» будет приходить {frequency}.
            </p>
          )}
        </CallForm>
      )}
      <div className={styles.ways}>
        <ButtonLink href={path}>{title}</ButtonLink>
        {state === 'active' && <ButtonLink href={href('subscription-end', { key })}>Отписаться</ButtonLink>}
      </div>
    </div>
  )
}
