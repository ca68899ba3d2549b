import { useAppDispatch } from '../../store/hooks.ts'
import { cookieSettingsToggled, cookiesChosen } from '../../store/shell/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { cookieChoice } from './cookie-choice.ts'
import styles from './notices.module.css'

/** Refusing must take as many clicks as accepting. */
export function CookieNotice() {
  const dispatch = useAppDispatch()
  const choose = (analytics: boolean) => dispatch(cookiesChosen(cookieChoice(analytics, new Date())))
  return (
    <section className={styles.notice} aria-label="Файлы cookie" data-floating="cookies" data-note>
      <p className={styles.text}>
        Необходимые cookie помнят ваш выбор. Аналитические считают посещения и включаются только с вашего согласия.
      </p>
      <div className={styles.buttons}>
        <Button tone="secondary" size="small" onClick={() => choose(true)}>
          Принять
        </Button>
        <Button tone="secondary" size="small" onClick={() => choose(false)}>
          Только необходимые
        </Button>
        <Button tone="ghost" size="small" onClick={() => dispatch(cookieSettingsToggled(true))}>
          Настроить
        </Button>
      </div>
    </section>
  )
}
