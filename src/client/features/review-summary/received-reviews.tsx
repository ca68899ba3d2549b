import type { ReviewSummary } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { addendFill } from '../../ui/scale/addends.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { countTicks } from '../../ui/scale/count-ticks.ts'
import { percent } from '../../ui/scale/geometry.ts'
import { REVIEWS } from './mark-counts.tsx'
import styles from './review-summary.module.css'

type ReceivedReviewsProps = ReviewSummary['transparency'] & { fromCompany: number }

/** Every received review: published, declined and being checked add up to one bar. */
export function ReceivedReviews({ received, published, declined, in_check, fromCompany }: ReceivedReviewsProps) {
  const { ticks, end } = countTicks(Math.max(received, 1))
  const parts = [
    { title: 'опубликовано', count: published, look: addendFill(REVIEWS) },
    { title: 'отклонено', count: declined, look: styles.declined },
    { title: 'проверяем', count: in_check, look: styles.inCheck },
  ]
  return (
    <div className={styles.received}>
      <p className="note wrap-16">
        <span>{`получено ${formatNumber(received)}`}</span>
        {parts.map(({ title, count, look }) => (
          <span key={title} className="row-4">
            <svg className={styles.swatch} aria-hidden="true">
              <rect className={look} width="100%" height="100%" />
            </svg>
            {`${title} ${formatNumber(count)}`}
          </span>
        ))}
        {fromCompany > 0 && <span>{`с почты компаний ${formatNumber(fromCompany)}`}</span>}
      </p>
      {received > 0 && (
        <>
          <svg className={styles.bar} aria-hidden="true">
            {parts.map(({ title, count, look }, index) => (
              <rect
                key={title}
                className={look}
                x={percent(parts.slice(0, index).reduce((sum, part) => sum + part.count, 0) / end)}
                width={percent(count / end)}
                y="1"
                height="20"
              />
            ))}
          </svg>
          <Axis ticks={ticks} isBelow />
        </>
      )}
    </div>
  )
}
