import { useCall } from '../../../store/hooks.ts'
import styles from './prose.module.css'

const NO_PARAMS = {}

/** How to contest: who checks, what to send, what follows. Without an address of the editors there is nobody to write to. */
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
