import type { ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { WEAK_GAP, WEAK_REVIEWS } from '#domain/review/weak-point.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { percent } from '../../ui/scale/geometry.ts'
import { Lollipop } from '../../ui/scale/lollipop.tsx'
import scale from '../../ui/scale/scale.module.css'
import { StarRow } from '../../ui/star-row.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'

/** Average, distribution and criteria of published reviews, the weak point, and how many were received and declined. */
export function ReviewSummary({ summary }: { summary: ReviewSummaryData }) {
  const { average, count, criteria, distribution, weak, transparency } = summary
  const most = Math.max(...distribution.map(mark => mark.count), 1)
  return (
    <div className={styles.summary}>
      <p className={styles.transparency}>{transparencyText(transparency)}</p>
      {average !== null && (
        <div className={styles.figures}>
          <div className={styles.average}>
            <b>{formatFixed(average)}</b>
            <StarRow value={average} label={`Оценка ${formatFixed(average)} из 5`} />
            <span>{allReviews(count)}</span>
          </div>
          <div>
            <h3>Сколько каких</h3>
            <dl className={styles.bars} aria-label="Сколько отзывов с каждой оценкой">
              {distribution.map(({ overall, count: marked }) => (
                <div key={overall}>
                  <dt className={styles.star}>
                    <VisuallyHidden>Оценка </VisuallyHidden>
                    {overall}
                  </dt>
                  <dd>
                    <svg className={scale.bar} aria-hidden="true">
                      <rect className={scale.voices} width={percent(marked / most)} />
                    </svg>
                    {formatNumber(marked)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3>За что</h3>
            <dl className={styles.criteria} aria-label="Средние оценки по критериям">
              {criteria.map(({ id, title, average: mark }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>
                    <Lollipop mark={mark} />
                    {formatFixed(mark)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          {weak && <WeakPoint weak={weak} />}
        </div>
      )}
    </div>
  )
}

function WeakPoint({ weak: { title, gap } }: { weak: NonNullable<ReviewSummaryData['weak']> }) {
  return (
    <div className={styles.weak}>
      <h3>{`Слабое место — ${title.toLowerCase()}`}</h3>
      <p>
        {`Оценка ниже среднего остальных на ${formatFixed(gap)}. Называем от ${WEAK_REVIEWS} отзывов и разницы в ${formatFixed(WEAK_GAP)} балла.`}
      </p>
    </div>
  )
}

/** «Получено 131 · опубликовано 112 · отклонено 14 · проверяем 5» */
function transparencyText({ received, published, declined, in_check }: ReviewSummaryData['transparency']): string {
  return [
    `Получено ${formatNumber(received)}`,
    `опубликовано ${formatNumber(published)}`,
    `отклонено ${formatNumber(declined)}`,
    `проверяем ${formatNumber(in_check)}`,
  ].join(' · ')
}
