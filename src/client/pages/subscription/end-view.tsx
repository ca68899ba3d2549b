import { useMemo } from 'react'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { useRefetchAfter } from '../../app/use-refetch-after.ts'
import { CallForm } from '../../features/call-form/call-form.tsx'
import { useCall } from '../../store/hooks.ts'
import { useCommand } from '../../store/use-command.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './subscription.module.css'

const CALL = 'subscription-end'
const NO_RULES = {}

/** Mail clients post to this address themselves (RFC 8058); people who open it press the button. */
export function View() {
  const { key } = usePageParams(CALL)
  const subject = useMemo(() => ({ key }), [key])
  const { response: subscription, retry } = useCall('subscription', subject)
  const { response: ended } = useCommand(CALL, subject)
  useRefetchAfter(ended !== null, retry)
  const isSent = usePageQuery().get('sent') === CALL || ended !== null
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
        <CallForm call={CALL} subject={subject} rules={NO_RULES} labels={NO_RULES} submit="Отписаться" success={done}>
          {() => (
            <p className={styles.lead}>
              Письмо «{title}» больше не будет приходить, а ваш адрес мы удалим из списка. Подписаться снова можно в
              любой день.
            </p>
          )}
        </CallForm>
      )}
      <div className={styles.ways}>
        <ButtonLink href={path}>{title}</ButtonLink>
      </div>
    </div>
  )
}
