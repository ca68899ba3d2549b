import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { disputePath } from '#domain/rating/dispute-path.ts'
import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import styles from './methodology.module.css'

const NO_PARAMS = {}

/** How to appeal. The editors' email is left out if the operator has not set one. */
export function Appeal() {
  const rating = usePageParams('methodology')
  const { response } = useCall('contacts-info', NO_PARAMS)
  const email = response?.emails[0]?.email
  return (
    <div className={styles.prose}>
      <p>
        {email ? (
          <>
            Напишите в редакцию: <a href={`mailto:${email}`}>{email}</a>.{' '}
          </>
        ) : (
          'Напишите в редакцию. '
        )}
        Или откройте <a href={disputePath(buildRatingPath(rating))}>форму</a>: рейтинг в ней уже назван, а по ссылке
        «Оспорить место» из строки рейтинга названо и агентство. Укажите, какое слагаемое считаете ошибочным, и
        приложите подтверждение: договор, ссылку на проект, письмо клиента.
      </p>
      <p>
        Оспорить можно и чужую запись: непринадлежащий проект, отзыв от своих, устаревшую цену. Ошибку в данных
        исправляем, и текущий рейтинг пересчитывается. Замороженный выпуск не переписываем: поправка войдёт в следующий.
      </p>
    </div>
  )
}
