import { href } from '#domain/paths/paths.ts'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import styles from './failures.module.css'

/** Needs neither data nor JavaScript. */
export function BadAddress() {
  return (
    <div className={`stack-16 ${styles.page}`}>
      <h1>Адрес набран с ошибкой</h1>
      <p className="muted measure">
        В адресе есть знаки, которые нельзя прочитать: возможно, он скопирован не целиком. Найдите агентство по названию
        или начните с рейтинга.
      </p>
      <SearchBox isLarge />
      <p>
        <a href={href('rating', { type: 'digital-agencies' })}>Рейтинг диджитал-агентств</a>
      </p>
      <p>
        <a href={href('main')}>На главную</a>
      </p>
    </div>
  )
}
