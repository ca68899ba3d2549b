import type { ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { ProgressRuler } from '../../ui/ruler.tsx'
import { StarRow } from '../../ui/star-row.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'

const BEST = 5

/** Average, criteria and distribution of published reviews, and how many were received and declined. */
export function ReviewSummary({ summary }: { summary: ReviewSummaryData }) {
  const { average, count, criteria, distribution, transparency } = summary
  return (
    <div className={styles.summary}>
      {average !== null && (
        <div className={styles.figures}>
          <div className={styles.average}>
            <b>{formatFixed(average)}</b>
            <StarRow value={average} label={`Оценка ${formatFixed(average)} из 5`} />
            <span>{`по ${countedDative(count, 'review')}`}</span>
          </div>
          <dl className={styles.bars} aria-label="Средние оценки по критериям">
            {criteria.map(({ id, title, average: mark }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>
                  <ProgressRuler share={mark / BEST} />
                  {formatFixed(mark)}
                </dd>
              </div>
            ))}
          </dl>
          <dl className={styles.bars} aria-label="Сколько отзывов с каждой оценкой">
            {distribution.map(({ overall, count: marked }) => (
              <div key={overall}>
                <dt className={styles.star}>
                  <VisuallyHidden>Оценка </VisuallyHidden>
                  {overall}
                </dt>
                <dd>
                  <ProgressRuler share={count === 0 ? 0 : marked / count} isSoft />
                  {formatNumber(marked)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className={styles.transparency}>{transparencyText(transparency)}</p>
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
