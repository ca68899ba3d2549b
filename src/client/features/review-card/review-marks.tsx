import type { Review } from '#contract/shapes/review.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import styles from './review-marks.module.css'

/** Marks by criterion: «Качество работы 5». */
export function ReviewMarks({ criteria }: Pick<Review, 'criteria'>) {
  return (
    <dl className={styles.marks}>
      {REVIEW_CRITERIA.map(({ id, title }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{criteria[id]}</dd>
        </div>
      ))}
    </dl>
  )
}
