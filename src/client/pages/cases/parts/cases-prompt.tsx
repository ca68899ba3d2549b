import { useEffect, useMemo } from 'react'
import { cookieText, writeCookie } from '../../../browser/stored/cookies.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest } from '../../../store/remote.ts'
import { casesPromptToggled } from '../../../store/shell/notices-slice.ts'
import { useCommand } from '../../../store/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './cases-prompt.module.css'
import { CLOSED_COOKIE } from './seen-cases.ts'
import { SubscribeToCases } from './subscribe-to-cases.tsx'

const remember = () => writeCookie(document, cookieText(CLOSED_COOKIE, true))

/** Below the case that was read, not over it. Asks for the case again: as a drawn text it did not travel as state. */
export function CasesPrompt({ id }: { id: number }) {
  const dispatch = useAppDispatch()
  const { response: study } = useCall('cases-get-item', { id })
  const hashtag = study?.hashtags[0] ?? null
  const isMissing = study === null
  useEffect(() => {
    if (isMissing) dispatch(loadCall(callRequest('cases-get-item', { id })))
  }, [isMissing, id, dispatch])
  const subject = useMemo(() => ({ hashtag: hashtag?.slug ?? '' }), [hashtag])
  const { response } = useCommand('cases-subscribe', subject)
  useEffect(() => {
    if (response) remember()
  }, [response])
  const close = () => {
    remember()
    dispatch(casesPromptToggled(false))
  }
  if (isMissing) return null
  return (
    <aside className={styles.prompt} aria-label="Подписка на кейсы" data-print="none">
      <SubscribeToCases hashtag={hashtag} />
      <Button className={styles.close} tone="ghost" size="small" isSquare aria-label="Закрыть" onClick={close}>
        <Icon name="close" isSmall />
      </Button>
    </aside>
  )
}
