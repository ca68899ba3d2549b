import { formatFixed } from '#domain/numbers/numbers.ts'
import { askedText } from '#domain/rating/price-texts.ts'
import { CompareBox, CompareForm } from '../../features/selection/compare-box.tsx'
import type { FoundAgency } from '../../features/site-search/autocomplete-slice.ts'
import { FoundName } from '../../features/site-search/found-name.tsx'
import { LogoImage } from '../../ui/logo-image.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { Lollipop, MARK_TICKS } from '../../ui/scale/lollipop.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './search.module.css'
import { MAX_RESULTS } from './search-params.ts'

const TOO_MANY = `первые ${MAX_RESULTS}: чтобы сузить поиск, уточните название`

/** Places, marks and prices in columns, the marks on one axis. */
export function FoundAgencies({ results }: { results: readonly FoundAgency[] }) {
  return (
    <section className="stack-8" aria-labelledby="agencies">
      <SectionHeading id="agencies" note={results.length < MAX_RESULTS ? results.length : TOO_MANY}>
        Агентства
      </SectionHeading>
      <div className={`${styles.agency} ${styles.columnHeads}`} aria-hidden="true">
        <span className={styles.words}>Агентство</span>
        <span className={styles.place}>Место</span>
        <span className={styles.mark}>
          <Axis ticks={MARK_TICKS} />
          <span>оценка</span>
        </span>
        <span className={styles.price}>Цена</span>
      </div>
      <ul className={styles.list}>
        {results.map(agency => (
          <FoundAgencyRow key={agency.id} {...agency} />
        ))}
      </ul>
      <CompareForm />
    </section>
  )
}

function FoundAgencyRow(agency: FoundAgency) {
  const { id, name, logo, path, matched, city, place, average, price_from, price_usual, price_unit } = agency
  return (
    <li className={styles.agency}>
      <LogoImage src={logo} name={name} alt="" className={styles.logo} />
      <div className={styles.words}>
        <a className={`cover ${styles.name}`} href={path}>
          <FoundName name={name} matched={matched} />
        </a>
        <span className="fine">{city}</span>
      </div>
      {place && (
        <span className={styles.place}>
          <b className="figure">{place.place}</b>
          <VisuallyHidden>-е место: </VisuallyHidden>
          <small>{place.title}</small>
        </span>
      )}
      {average !== null && (
        <span className={styles.mark}>
          <Lollipop mark={average} />
          <span>
            <b className="figure">{formatFixed(average)}</b>
            <small> из 5</small>
          </span>
        </span>
      )}
      {place && <span className={styles.price}>{askedText(price_from, price_usual, price_unit)}</span>}
      <CompareBox id={id} name={name} className={styles.compare} />
    </li>
  )
}
