import type { Answer } from '#contract/index.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import styles from './best-places.module.css'
import rows from './place-rows.module.css'

interface BestPlacesProps {
  places: Answer<'agency-header'>['best_places']
}

export function BestPlaces({ places }: BestPlacesProps) {
  if (places.length === 0) return null
  return (
    <section className={classNames(rows.rows, styles.places)} aria-labelledby="best-places">
      <SectionHeading level={2} id="best-places">
        Места в рейтингах
      </SectionHeading>
      <ul>
        {places.map(({ place, of, title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <b>
              {formatNumber(place)}
              <small>{` из ${formatNumber(of)}`}</small>
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
