import { CONFIRM_DAYS } from '#domain/tender/tender-statuses.ts'
import styles from './view.module.css'

const STEPS = [
  [
    'Выберите агентства',
    'До пяти: в рейтинге, в сравнении или на странице агентства. У каждого видно цену и обычное время ответа.',
  ],
  ['Опишите задачу', 'Услуга, бюджет, срок, несколько слов и файлы, если они есть.'],
  [
    'Подтвердите почту',
    `Мы пришлём письмо со ссылкой, она действует ${CONFIRM_DAYS} дней. До подтверждения агентства ничего не получат.`,
  ],
  ['Получите ответы', 'Письмами и на странице заявки: кто прочитал, кто ответил, кто отказался.'],
  ['Скажите, чем кончилось', 'Кого выбрали или почему отложили: агентства не будут ждать зря.'],
] as const

export function Steps() {
  return (
    <ol className={`stack-16 ${styles.steps}`}>
      {STEPS.map(([title, text]) => (
        <li key={title} className={`aside ${styles.step}`}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
