import type { Review } from '#contract/shapes/review.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { Lollipop, MARK_TICKS } from '../../ui/scale/lollipop.tsx'
import styles from './review-card.module.css'

/** Marks by criterion on a ruler from 1 to 5: «Качество 5». */
export function ReviewMarks({ criteria }: Pick<Review, 'criteria'>) {
  return (
    <div>
      <Axis ticks={MARK_TICKS} className={styles.markAxis} />
      <dl className={`small ${styles.marks}`}>
        {REVIEW_CRITERIA.map(({ id, short }) => (
          <div key={id}>
            <dt>{short}</dt>
            <dd>
              <Lollipop mark={criteria[id]} />
              {criteria[id]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
