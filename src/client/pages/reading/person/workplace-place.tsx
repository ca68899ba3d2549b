import type { AgencyCard } from '#contract/shapes/agency.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { PlaceMonths } from '../../../features/time-scale/place-months.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import styles from './person.module.css'
import type { Person } from './person.ts'

interface WorkplacePlaceProps {
  agency: AgencyCard
  place: NonNullable<NonNullable<Person['workplace']>['place']>
}

/** The agency's place and its year: a person is never ranked. */
export function WorkplacePlace({ agency, place }: WorkplacePlaceProps) {
  return (
    <aside className={`stack-12 start ${styles.place}`} aria-label="Место агентства">
      <div className={styles.workplace}>
        <LogoImage src={agency.logo} name={agency.name} alt="" size="medium" />
        <div className="small snug">
          <a className="bold" href={href('agency', { agency: agency.name_lat })}>
            {agency.name}
          </a>
          <p>{`место из${NBSP}${formatNumber(place.of)}, балл ${formatFixed(place.score)}`}</p>
          <p>
            <a href={place.path}>{place.title}</a>
          </p>
        </div>
        <b className={`place ${styles.number}`}>{formatNumber(place.place)}</b>
      </div>
      <PlaceMonths places={place.months} last={place.as_of} />
    </aside>
  )
}
