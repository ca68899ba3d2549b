import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { counted } from '#domain/russian/plural.ts'
import { CompareBox, CompareForm } from '../../features/selection/compare-box.tsx'
import type { FoundAgency } from '../../features/site-search/autocomplete-slice.ts'
import { FoundName } from '../../features/site-search/found-name.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import styles from './search.module.css'
import { MAX_RESULTS } from './search-params.ts'

export function FoundAgencies({ results }: { results: readonly FoundAgency[] }) {
  return (
    <section className="stack-8 measure" aria-label="Результаты">
      <p className="fine" role="status">
        {results.length < MAX_RESULTS
          ? counted(results.length, 'agency')
          : `Первые ${counted(MAX_RESULTS, 'agency')}: чтобы сузить поиск, уточните название`}
      </p>
      <ul className={styles.list}>
        {results.map(agency => (
          <li key={agency.id} className={`row-16 ${styles.agency}`}>
            <LogoImage src={agency.logo} name={agency.name} alt="" />
            <div className={styles.words}>
              <a className={`cover ${styles.name}`} href={agency.path}>
                <FoundName name={agency.name} matched={agency.matched} />
              </a>
              <span className={`fine ${styles.city}`}>{factsOf(agency)}</span>
            </div>
            <CompareBox id={agency.id} name={agency.name} className={styles.compare} />
          </li>
        ))}
      </ul>
      <CompareForm />
    </section>
  )
}

/** «Казань · 3-е место: Диджитал-агентства · 4,7 из 5 · от 300 000 ₽» */
function factsOf({ city, place, average, price_from, price_usual, price_unit }: FoundAgency): string {
  const facts = [city]
  if (place) facts.push(`${place.place}\u2011е${NBSP}место: ${place.title}`)
  if (average !== null) facts.push(`${formatFixed(average)} из${NBSP}5`)
  if (place) facts.push(askedText(price_from, price_usual, price_unit))
  return facts.join(' · ')
}
