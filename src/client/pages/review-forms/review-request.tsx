import { REQUEST_DAYS } from '#domain/forms/review-request-form.ts'
import { href } from '#domain/paths/paths.ts'
import { RequestPage } from './request-page.tsx'

const NOTES = [
  ['Ваша почта', 'Мы пришлём на неё ссылку. Пока вы её не откроете, клиент ничего не получит.'],
  ['Письмо клиенту', `Уйдёт одно. Ссылка из него действует один раз и ${REQUEST_DAYS} дней.`],
  ['Отзыв', 'Клиент напишет его сам, вы увидите после проверки, вместе со всеми.'],
  ['Ваш ответ', 'Когда отзыв опубликуют, на почту агентства придёт ссылка: ответить можно один раз.'],
] as const

/** For an agency that asks its client. */
export function ReviewRequest() {
  return (
    <RequestPage door="agency" title="Запросить отзыв" notes={NOTES}>
      <p className="muted">
        Вы подтвердите свою почту, клиент получит письмо с личной ссылкой и напишет отзыв сам.{' '}
        <a href={href('review-request-help')}>Как это устроено</a>
      </p>
      <p className="muted">
        Вы клиент? <a href={href('review-client')}>Оставьте отзыв</a>: ссылка придёт вам.
      </p>
    </RequestPage>
  )
}
