import type { RatingRow } from '#contract/calls/rating.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import styles from './rating-list.module.css'

interface PlaceScaleProps {
  rating: RatingPath
  rows: readonly RatingRow[]
  participants: number
}

const STEP = 10
/** The page of a range shows so many places. */
const MAX = 200

/** All places of the list as a ruler in the margin: a click jumps to the place, on this page or on that of the first two hundred. */
export function PlaceScale({ rating, rows, participants }: PlaceScaleProps) {
  const last = rows.at(-1)?.place ?? 0
  const tens = Array.from({ length: Math.floor(Math.min(participants, MAX) / STEP) }, (_, index) => (index + 1) * STEP)
  if (tens.length === 0 || rows[0]?.place !== 1) return null
  const whole = buildRatingPath({ ...rating, range: '1-200' })
  return (
    <nav className={styles.scale} aria-label="Места списка" data-print="none">
      <div>
        {tens.map(place => (
          <a key={place} href={`${place <= last ? '' : whole}#place-${place}`} aria-label={`К ${place}-му месту`}>
            {place}
          </a>
        ))}
      </div>
    </nav>
  )
}
