import { memo } from 'react'
import type { RatingRow } from '#contract/calls/rating.ts'
import { formatPriceFrom } from '#domain/numbers/money.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { headedReviews } from '#domain/russian/count-labels.ts'
import type { PriceUnit } from '#domain/vocabulary/services.ts'
import { CompareBox } from '../../../features/selection/compare-box.tsx'
import type { RowPart } from '../../../store/rating/rating-rows-slice.ts'
import { LogoImage } from '../../../ui/logo-image.tsx'
import { PlaceShift } from '../../../ui/place.tsx'
import { ScoreBar } from '../../../ui/scale/score-bar.tsx'
import { Stars } from '../../../ui/stars.tsx'
import styles from './rating-table.module.css'
import { RowButton, whyText } from './row-button.tsx'
import { averageText } from './row-text.ts'
import { scoreLabel } from './score-label.ts'

interface RatingTableRowProps {
  row: RatingRow
  unit: PriceUnit
  /** The open part; never set on the server. */
  open?: RowPart | undefined
}

/**
 * Pure and small: a page may have two hundred. Logos must stay lazy: for an eager one React emits a preload link before
 * the row, which breaks hydration of memoized markup.
 */
export const RatingTableRow = memo(({ row, unit, open }: RatingTableRowProps) => {
  const { place, change, agency, projects, reviews, price_from, score, addends } = row
  const average = averageText(row)
  return (
    <tr className={open && styles.open}>
      <td className={styles.select}>
        <CompareBox id={agency.id} name={agency.name} isBare />
      </td>
      <td className={styles.place}>
        {place}
        <PlaceShift change={change} />
      </td>
      <td className={styles.agency}>
        <LogoImage src={agency.logo} name={agency.name} alt="" />
        <a href={href('agency', { agency: agency.name_lat })}>{agency.name}</a>
        <small>{`${agency.city} · с ${agency.founded} · ${formatNumber(agency.headcount)} чел.`}</small>
        <span>{agency.tagline}</span>
      </td>
      <td className={styles.projects}>{formatNumber(projects)}</td>
      <td className={styles.reviews}>
        {average !== null && <Stars value={average} />}
        <small>{headedReviews(reviews)}</small>
      </td>
      <td className={price_from === null ? styles.unknown : undefined}>{formatPriceFrom(price_from, unit)}</td>
      <td className={styles.score}>
        {formatFixed(score)}
        <ScoreBar label={scoreLabel(score, addends)} addends={addends} />
        <RowButton row={row} part="why" text={whyText(place)} open={open} className={styles.why} />
      </td>
      <td className={styles.action}>
        <RowButton row={row} part="more" text="Подробнее" open={open} className={styles.more} />
      </td>
    </tr>
  )
})
