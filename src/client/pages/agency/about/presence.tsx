import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { PlaceHistory } from '../../../features/place-history/place-history.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlaceShift } from '../../../ui/place.tsx'
import rows from '../frame/place-rows.module.css'
import { FirstAndRest } from './first-and-rest.tsx'
import styles from './presence.module.css'

type Presence = Answer<'agency-presence-in-rating'>

export function Presence({ presence: { ratings, history } }: { presence: Presence }) {
  return (
    <>
      {/* A single edition is no history: its place is already in the list. */}
      {history && history.editions.length > 1 && <PlaceHistory history={history} />}
      <FirstAndRest items={ratings} shown={6} rest="Ещё рейтинги">
        {places => <PlaceList places={places} />}
      </FirstAndRest>
    </>
  )
}

function PlaceList({ places }: { places: Readonly<Presence['ratings']> }) {
  return (
    <ul className={classNames(rows.rows, styles.places)}>
      {places.map(({ title, path, place, of, score, change }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <small>{`балл ${formatFixed(score)}`}</small>
          <p className={styles.stands}>
            <b>{formatNumber(place)}</b>
            <small>{`из ${formatNumber(of)}`}</small>
            <PlaceShift change={change} />
          </p>
        </li>
      ))}
    </ul>
  )
}
