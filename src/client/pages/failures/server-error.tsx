import { href } from '#domain/paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './failures.module.css'

/** Needs neither data nor JavaScript. */
export function ServerError() {
  return (
    <div className={`stack-16 ${styles.page}`} data-failure>
      <h1>Сервер не ответил</h1>
      <p className="muted measure">
        Ошибка на нашей стороне или пропало соединение. Обычно помогает обновить страницу через минуту.
      </p>
      <div className="above-8 wrap-12">
        {/* An empty href reloads the page; `target` bypasses client-side navigation. */}
        <ButtonLink tone="primary" href="" target="_self">
          Обновить страницу
        </ButtonLink>
        <ButtonLink href={href('main')} target="_self">
          На главную
        </ButtonLink>
      </div>
    </div>
  )
}
