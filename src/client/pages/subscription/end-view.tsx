import { useMemo } from 'react'
import { usePageParams } from '../../app/location.tsx'
import { ConfirmForm } from '../../features/call-form/confirm-form.tsx'
import styles from '../../features/call-form/confirm-page.module.css'
import { useConfirmed } from '../../features/call-form/use-confirmed.ts'
import { useCall } from '../../store/hooks.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'

const CALL = 'subscription-end'

/** Mail clients post to this address themselves (RFC 8058); people who open it press the button. */
export function View() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const isSent = useConfirmed(CALL, subject, retry)
  if (!subscription) return <LoadingBlock />
  const { title, path, state } = subscription
  const isEnded = state === 'ended'
  const done = `Вы отписаны: письмо «${title}» больше не придёт. Адрес удалён из списка`
  return (
    <div className={styles.page}>
      <h1>{isEnded ? 'Вы отписаны' : 'Отписаться от писем?'}</h1>
      {isEnded && !isSent ? (
        <Notice tone="good">{done}</Notice>
      ) : (
        <ConfirmForm call={CALL} subject={subject} submit="Отписаться" success={done}>
          <p className={styles.lead}>
            Письмо «{title}» больше не будет приходить, а ваш адрес мы удалим из списка. Подписаться снова можно в любой
            день.
          </p>
        </ConfirmForm>
      )}
      <div className={styles.ways}>
        <ButtonLink href={path}>{title}</ButtonLink>
      </div>
    </div>
  )
}
