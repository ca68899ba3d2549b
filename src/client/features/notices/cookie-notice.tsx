import { useAppDispatch } from '../../store/hooks.ts'
import { cookieSettingsToggled, cookiesChosen } from '../../store/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { cookieChoice } from './notice-to-show.ts'
import styles from './notices.module.css'

/** Both answers weigh the same: refusing takes as many presses as accepting. */
export function CookieNotice() {
  const dispatch = useAppDispatch()
  const choose = (analytics: boolean) => dispatch(cookiesChosen(cookieChoice(analytics, new Date())))
  return (
    <section className={styles.notice} aria-label="Файлы cookie">
      <p className={styles.text}>
        Сайт хранит в браузере ваш выбор. С вашего согласия он ещё и считает посещения, чтобы видеть, какие страницы
        полезны.
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
