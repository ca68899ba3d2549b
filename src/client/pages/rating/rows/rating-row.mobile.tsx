import { memo, type ReactNode } from 'react'
import type { RatingEdition, RatingRow } from '#contract/calls/rating.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredReviews } from '#domain/russian/count-labels.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { CompareBox } from '../../../features/selection/compare-box.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-cards.module.css'
import type { RowPart } from './rating-rows-slice.ts'
import { RowButton, whyText } from './row-button.tsx'
import { rowPrices } from './row-price.tsx'
import { agencyFacts, averageText, distanceText, scoreLabel } from './row-text.ts'

interface RatingCardProps {
  row: RatingRow
  unit: PriceUnit
  edition: RatingEdition
  /** The open part; never set on the server. */
  open?: RowPart | undefined
  children?: ReactNode
}

/** A rating row on phones. Pure and small, like the desktop one. */
export const RatingCard = memo(({ row, unit, edition, open, children }: RatingCardProps) => {
  const { place, change, agency, reviews, score, addends } = row
  const { asked, paid } = rowPrices(row, unit)
  const average = averageText(row)
  return (
    <li className={styles.card}>
      <b className={styles.place}>{place}</b>
      <LogoImage src={agency.logo} name={agency.name} alt="" className={styles.logo} />
      <a className={styles.name} href={href('agency', { agency: agency.name_lat })}>
        {agency.name}
      </a>
      <small className={styles.about}>
        {`${agencyFacts(row, edition.is_frozen)} `}
        <PlaceShift change={change} place={place} since={edition.compared} />
        {row.above && <span>{distanceText(row)}</span>}
      </small>
      <ScoreBar addends={addends} score={score} label={scoreLabel(score, addends)} />
      <span className={styles.reviews}>
        {average !== null && <Stars value={average} />}
        {` ${scoredReviews(reviews)}`}
      </span>
      <span className={styles.price}>
        {asked}
        {paid !== null && <small>{paid}</small>}
        {row.reason && <small>{row.reason}</small>}
      </span>
      <span className={styles.buttons}>
        <RowButton row={row} part="why" text={whyText(place)} open={open} className={styles.button} />
        <CompareBox id={agency.id} name={agency.name} className={styles.button} />
        <a className={styles.button} href={`${href('tender')}?agencies=${agency.id}`} rel="nofollow">
          Заявка
        </a>
      </span>
      {children}
    </li>
  )
})
