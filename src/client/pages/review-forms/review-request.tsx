import { href } from '#domain/paths/paths.ts'
import { RequestPage } from './request-page.tsx'

/** For an agency that asks its client. */
export function ReviewRequest() {
  return (
    <RequestPage door="agency" title="Запросить отзыв">
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
