import type { RatingRow } from '#contract/calls/rating.ts'
import { formatPriceFrom } from '#domain/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers.ts'
import { href } from '#domain/paths.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreRuler } from '../../../ui/score-ruler.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-cards.module.css'
import { averageText, reviewsText } from './row-words.ts'
import { scoreLabel, scoreParts } from './score-parts.ts'

interface RatingCardProps {
  row: RatingRow
  unit: PriceUnit
}

/** A row of the rating on a phone. Pure and small, as its desktop twin. */
export function RatingCard({ row, unit }: RatingCardProps) {
  const { place, change, agency, price_from, score, addends } = row
  const average = averageText(row)
  return (
    <li className={styles.card}>
      <b className={styles.place}>{place}</b>
      <LogoImage src={agency.logo} alt="" />
      <a className={styles.name} href={href('agency', { agency: agency.name_lat })}>
        {agency.name}
      </a>
      <small className={styles.about}>{`${agency.city} · ${formatNumber(agency.headcount)} чел.`}</small>
      <b className={styles.score}>
        {formatFixed(score)}
        <PlaceShift change={change} />
      </b>
      <ScoreRuler label={scoreLabel(score)} parts={scoreParts(addends)} isBrief />
      <span className={styles.reviews}>
        {average !== null && <Stars value={average} />}
        {` ${reviewsText(row)}`}
      </span>
      <span className={styles.price}>{formatPriceFrom(price_from, unit)}</span>
    </li>
  )
}
