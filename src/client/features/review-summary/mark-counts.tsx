import type { ReviewShape } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { addendFill } from '../../ui/scale/addends.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { countTicks } from '../../ui/scale/count-ticks.ts'
import { percent } from '../../ui/scale/geometry.ts'
import scale from '../../ui/scale/scale.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'
import type { ReviewsHref } from './reviews-href.ts'

/** Reviews have the hue of their addend. */
export const REVIEWS = 1

interface MarkCountsProps extends Pick<ReviewShape, 'distribution'> {
  hrefOf: ReviewsHref | undefined
}

/** How many reviews of each mark, as bars from zero. */
export function MarkCounts({ distribution, hrefOf }: MarkCountsProps) {
  const { ticks, end } = countTicks(Math.max(...distribution.map(({ count }) => count), 1))
  return (
    <div className={styles.rows}>
      <Axis ticks={ticks} className={styles.axis} />
      <dl className={`dense ${styles.bars}`}>
        {distribution.map(({ overall, count }) => (
          <div key={overall}>
            <dt className={`nowrap ${styles.star}`}>
              {hrefOf && count > 0 ? (
                <a
                  className="cover"
                  href={hrefOf('mark', String(overall))}
                  rel="nofollow"
                  aria-label={`Отзывы с оценкой ${overall}`}
                >
                  {overall}
                </a>
              ) : (
                <>
                  <VisuallyHidden>Оценка </VisuallyHidden>
                  {overall}
                </>
              )}
            </dt>
            <dd>
              <svg className={scale.bar} aria-hidden="true">
                <rect className={addendFill(REVIEWS)} width={percent(count / end)} />
                <text className={scale.note} x={percent(count / end)} dx="6" y="14">
                  {formatNumber(count)}
                </text>
              </svg>
              <VisuallyHidden>{formatNumber(count)}</VisuallyHidden>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
