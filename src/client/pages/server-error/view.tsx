import { href } from '#domain/paths/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './view.module.css'

/** Shown when nothing could be asked: it needs neither data nor script. */
export function View() {
  return (
    <div className={styles.page}>
      <h1>Сервер не ответил</h1>
      <p className={styles.text}>
        Ошибка на нашей стороне или пропало соединение. Обычно помогает обновить страницу через минуту.
      </p>
      <div className={styles.ways}>
        {/* An empty address is the page's own; the target keeps the script from answering with what it knows. */}
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
