import { REQUEST_DAYS } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { RequestPage } from './request-page.tsx'

const NOTES = [
  ['Письмо', `Придёт сразу. Ссылка из него действует один раз и ${REQUEST_DAYS} дней.`],
  ['Отзыв', 'Шесть оценок и несколько слов о работе, минуты четыре.'],
  ['Проверка', 'Редактор прочтёт отзыв, обычно за два рабочих дня, и сообщит вам о решении.'],
  ['Кто что увидит', 'Почту — только редакция. Отзыв после проверки — все, имя — если вы разрешите.'],
] as const

/** For a client: a review needs a key, and this is how to get it. */
export function ClientRequest() {
  return (
    <RequestPage door="client" title="Оставить отзыв" notes={NOTES}>
      <p className="muted">
        Отзыв пишут по личной ссылке: так мы знаем, что вы работали с агентством. Она приходит на почту сразу после этой
        формы.
      </p>
      <p className="muted">
        Вы из агентства? <a href={href('review-request')}>Запросите отзыв у клиента</a>.{' '}
        <a href={href('review-request-help')}>Как это устроено</a>
      </p>
    </RequestPage>
  )
}
