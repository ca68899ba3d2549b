import { useAppDispatch } from '../../store/hooks.ts'
import {
  type CookieChoice,
  cookieSettingsToggled,
  cookiesChosen,
  type NoticesState,
} from '../../store/shell/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import styles from './notices.module.css'

/** Refusing must take as many clicks as accepting. */
export function CookieNotice() {
  const dispatch = useAppDispatch()
  const choose = (analytics: boolean) => dispatch(cookiesChosen(cookieChoice(analytics, new Date())))
  return (
    <section className={styles.notice} aria-label="Файлы cookie" data-floating="cookies" data-note>
      <p className={styles.text}>
        <button className={styles.settings} type="button" onClick={() => dispatch(cookieSettingsToggled(true))}>
          Cookie
        </button>
        <span className={styles.purposes}> запоминают ваш выбор, а с вашего согласия ещё и считают посещения.</span>
      </p>
      <div className={styles.buttons}>
        <Button tone="secondary" size="small" onClick={() => choose(true)}>
          Принять
        </Button>
        <Button tone="secondary" size="small" onClick={() => choose(false)}>
          Только необходимые
        </Button>
      </div>
    </section>
  )
}

/**
 * An undefined choice has not been read from the browser yet: show nothing. A server error takes the same corner, so it
 * hides the notice.
 */
export const isCookieNoticeShown = ({ cookieChoice, serverError }: NoticesState): boolean =>
  cookieChoice === null && serverError === null

export const cookieChoice = (analytics: boolean, now: Date): CookieChoice => ({ analytics, at: now.toISOString() })
