import { memo, type ReactNode } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { scoredReviews } from '#domain/russian/count-labels.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { CompareBox } from '../../../features/selection/compare-box.tsx'
import type { RowPart } from '../../../store/rating/rating-rows-slice.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-cards.module.css'
import { RowButton, whyText } from './row-button.tsx'
import { usualText } from './row-price.tsx'
import { averageText, yearShift } from './row-text.ts'
import { scoreLabel } from './score-label.ts'

interface RatingCardProps {
  row: RatingRow
  unit: PriceUnit
  /** The open part; never set on the server. */
  open?: RowPart | undefined
  children?: ReactNode
}

/** A rating row on phones. Pure and small, like the desktop one. */
export const RatingCard = memo(({ row, unit, open, children }: RatingCardProps) => {
  const { place, agency, reviews, price_from, score, addends, budgets } = row
  const average = averageText(row)
  return (
    <li className={styles.card}>
      <b className={styles.place}>{place}</b>
      <LogoImage src={agency.logo} name={agency.name} alt="" className={styles.logo} />
      <a className={styles.name} href={href('agency', { agency: agency.name_lat })}>
        {agency.name}
      </a>
      <small className={styles.about}>
        {`${agency.city} · ${formatNumber(agency.headcount)} чел. `}
        <PlaceShift change={yearShift(row)} />
      </small>
      <ScoreBar addends={addends} score={score} label={scoreLabel(score, addends)} />
      <span className={styles.reviews}>
        {average !== null && <Stars value={average} />}
        {` ${scoredReviews(reviews)}`}
      </span>
      <span className={styles.price}>
        {formatPriceFrom(price_from, unit)}
        {budgets && <small>{usualText(budgets)}</small>}
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
