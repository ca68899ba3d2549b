import { memo } from 'react'
import type { RatingEdition, RatingRow } from '#contract/calls/rating.ts'
import { NBSP } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { headedReviews } from '#domain/russian/count-labels.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { CompareBox } from '../../../features/selection/compare-box.tsx'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { StepLine } from '../../../ui/scale/step-line.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-row.module.css'
import type { RowPart } from './rating-rows-slice.ts'
import table from './rating-table.module.css'
import { RowButton, whyText } from './row-button.tsx'
import { type PriceAxis, RowPrice } from './row-price.tsx'
import { agencyFacts, averageText, distanceText, knownPlaces, scoreLabel, sumOf } from './row-text.ts'

interface RatingTableRowProps {
  row: RatingRow
  unit: PriceUnit
  edition: RatingEdition
  axis: PriceAxis
  /** The open part; never set on the server. */
  open?: RowPart | undefined
}

const LARGE = [undefined, styles.first, styles.second, styles.third]

/**
 * Pure and small: a page may have two hundred. Logos must stay lazy: for an eager one React emits a preload link before
 * the row, which breaks hydration of memoized markup.
 */
export const RatingTableRow = memo(({ row, unit, edition, axis, open }: RatingTableRowProps) => {
  const { place, position, change, agency, reviews, score, addends } = row
  const since = edition.compared
  const average = averageText(row)
  const places = knownPlaces(row)
  const page = { agency: agency.name_lat }
  return (
    <tr className={open && table.open} id={`place-${position}`}>
      <td className={styles.place}>
        <b className={LARGE[place]}>{place}</b>
        <span className={styles.year}>
          {places.length > 1 && <StepLine places={places} />}
          <small>
            {change ? `было${NBSP}${place + change}` : ''} <PlaceShift change={change} place={place} since={since} />
          </small>
        </span>
      </td>
      <td className={styles.agency}>
        <LogoImage src={agency.logo} name={agency.name} alt="" className={styles.logo} />
        <a href={href('agency', page)}>{agency.name}</a>
        <small>{agencyFacts(row, edition.is_frozen)}</small>
        {!edition.is_frozen && <span>{agency.tagline}</span>}
        <CompareBox id={agency.id} name={agency.name} className={styles.select} />
      </td>
      <td className={styles.cell}>
        <div className={styles.facts}>
          <span className={styles.reviews}>
            {average !== null && <Stars value={average} />}
            <small>
              {reviews > 0 ? <a href={href('agency-reviews', page)}>{headedReviews(reviews)}</a> : headedReviews(0)}
            </small>
          </span>
          <span className={styles.price}>
            <RowPrice row={row} unit={unit} axis={axis} />
          </span>
        </div>
      </td>
      <td className={styles.score}>
        <ScoreBar addends={addends} score={score} label={scoreLabel(score, addends)} />
        <span className={styles.under}>
          <RowButton row={row} part="why" text={whyText(place)} open={open} className={styles.why} />
          <RowButton row={row} part="more" text="Подробнее" open={open} className={styles.why} />
          <small>{distanceText(row)}</small>
          <small className={styles.sum} aria-hidden="true">
            {sumOf(addends)}
          </small>
        </span>
      </td>
      <td className={styles.action}>
        <span>
          <a
            className={styles.request}
            href={`${href('tender')}?agencies=${agency.id}`}
            rel="nofollow"
            aria-label={`Заявка: ${agency.name}`}
          >
            Заявка
          </a>
        </span>
      </td>
    </tr>
  )
})
