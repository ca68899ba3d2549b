import { href } from '#domain/paths/paths.ts'
import styles from './failures.module.css'

export function LostLink() {
  return (
    <div className={`measure stack-16 ${styles.page}`}>
      <h1>Ссылка недействительна</h1>
      <p>
        Такие ссылки мы присылаем письмом, и каждая открывает одну страницу. Проверьте, целиком ли она скопирована:
        почтовые программы иногда переносят длинный адрес на вторую строку и теряют его конец.
      </p>
      <p>Если ссылка старая, заявка или подписка могла быть удалена: неподтверждённые мы храним две недели.</p>
      <ul className={styles.ways}>
        <li>
          <a href={href('tender')}>Составить новую заявку</a>
        </li>
        <li>
          <a href={href('main')}>На главную</a>
        </li>
      </ul>
    </div>
  )
}
