import { useEffect, useMemo } from 'react'
import { cookieText, writeCookie } from '../../../browser/cookies.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { casesPromptToggled } from '../../../store/shell/notices-slice.ts'
import { useCommand } from '../../../store/use-command.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './cases-prompt.module.css'
import { CLOSED_COOKIE } from './closed-cookie.ts'
import { SubscribeToCases, type SubscribeToCasesProps } from './subscribe-to-cases.tsx'

const remember = () => writeCookie(document, cookieText(CLOSED_COOKIE, true))

export function CasesPrompt({ hashtag }: SubscribeToCasesProps) {
  const dispatch = useAppDispatch()
  const subject = useMemo(() => ({ hashtag: hashtag?.slug ?? '' }), [hashtag])
  const { response } = useCommand('cases-subscribe', subject)
  useEffect(() => {
    if (response) remember()
  }, [response])
  const close = () => {
    remember()
    dispatch(casesPromptToggled(false))
  }
  return (
    <aside className={styles.prompt} aria-label="Подписка на кейсы" data-floating="prompt" data-print="none">
      <SubscribeToCases hashtag={hashtag} />
      <Button className={styles.close} tone="ghost" size="small" isSquare aria-label="Закрыть" onClick={close}>
        <Icon name="close" isSmall />
      </Button>
    </aside>
  )
}
