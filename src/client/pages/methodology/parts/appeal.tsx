import { useCall } from '../../../store/hooks.ts'
import styles from './prose.module.css'

const NO_PARAMS = {}

/** How to appeal. The editors' email is left out if the operator has not set one. */
export function Appeal() {
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
        Назовите рейтинг и агентство, укажите, какое слагаемое считаете ошибочным, и приложите подтверждение: договор,
        ссылку на проект, письмо клиента.
      </p>
      <p>
        Оспорить можно и чужую запись: непринадлежащий проект, отзыв от своих, устаревшую цену. Ошибку в данных
        исправляем, и текущий рейтинг пересчитывается. Замороженный выпуск не переписываем: поправка войдёт в следующий.
      </p>
    </div>
  )
}
