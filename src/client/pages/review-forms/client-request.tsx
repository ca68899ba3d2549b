import { REQUEST_DAYS } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { RequestPage } from './request-page.tsx'
import styles from './review-request.module.css'

/** For a client: a review needs a key, and this is how to get it. */
export function ClientRequest() {
  return (
    <RequestPage door="client" title="Оставить отзыв">
      <p className="muted">
        Отзыв пишут по личной ссылке: так мы знаем, что вы работали с агентством. Она приходит на почту сразу после этой
        формы.
      </p>
      <ol className={`stack-4 ${styles.steps}`}>
        <li>Назовите проект и свою почту, лучше рабочую.</li>
        <li>{`Откройте ссылку из письма: она действует один раз и ${REQUEST_DAYS} дней.`}</li>
        <li>Поставьте оценки и напишите отзыв. Редактор проверит его и сообщит вам.</li>
      </ol>
      <p className="muted">
        Вы из агентства? <a href={href('review-request')}>Запросите отзыв у клиента</a>.{' '}
        <a href={href('review-request-help')}>Как это устроено</a>
      </p>
    </RequestPage>
  )
}
