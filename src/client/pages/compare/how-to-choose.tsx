import { href } from '#domain/paths/paths.ts'
import { SearchBox } from '../../features/site-search/search-box.tsx'
import styles from './compare-tools.module.css'
import { LeadingPairs } from './leading-pairs.tsx'

/** Shown by the server to everyone, and by the browser to visitors with an empty selection. */
export function HowToChoose() {
  return (
    <div className="stack-32">
      <div className="stack-16 measure">
        <p>Поставьте рядом до пяти агентств: цены, отзывы, опыт и места в рейтингах в одной таблице.</p>
        <SearchBox isLarge />
      </div>
      <LeadingPairs />
      <section className="stack-12 measure" aria-labelledby="own-choice">
        <h2 id="own-choice">Или выберите сами</h2>
        <ol className={`stack-8 ${styles.steps}`}>
          <li>
            Отметьте «Сравнить» у двух или больше агентств: в{' '}
            <a href={href('rating', { type: 'digital-agencies' })}>рейтинге</a>, в поиске или на странице агентства.
          </li>
          <li>Нажмите «Сравнить» внизу экрана. Выбор хранится только в вашем браузере.</li>
          <li>Готовую таблицу можно отправить ссылкой, распечатать или скачать.</li>
        </ol>
      </section>
    </div>
  )
}
