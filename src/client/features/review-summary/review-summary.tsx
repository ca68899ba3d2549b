import type { ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { WEAK_GAP, WEAK_REVIEWS } from '#domain/review/weak-point.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { countedGenitive } from '#domain/russian/plural.ts'
import { addendFill } from '../../ui/scale/addends.ts'
import { percent } from '../../ui/scale/geometry.ts'
import { Lollipop } from '../../ui/scale/lollipop.tsx'
import scale from '../../ui/scale/scale.module.css'
import { StarRow } from '../../ui/star-row.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'

/** Reviews have the hue of their addend. */
const REVIEWS = 1

interface ReviewSummaryProps {
  summary: ReviewSummaryData
  /** One level below the heading above. */
  heading?: 'h2' | 'h3'
}

/** Average, distribution and criteria of published reviews, the weak point, and how many were received and declined. */
export function ReviewSummary({ summary, heading: Heading = 'h3' }: ReviewSummaryProps) {
  const { average, count, criteria, distribution, weak, transparency } = summary
  const most = Math.max(...distribution.map(mark => mark.count), 1)
  return (
    <div className="stack-16">
      <p className="note">{transparencyText(transparency)}</p>
      {average !== null && (
        <div className={styles.figures}>
          <div className={`stack-8 note start ${styles.average}`}>
            <b className="place">{formatFixed(average)}</b>
            <StarRow value={average} label={`Оценка ${formatFixed(average)} из 5`} />
            <span>{allReviews(count)}</span>
          </div>
          <div>
            <Heading>Сколько каких</Heading>
            <dl className={`dense above-8 ${styles.bars}`} aria-label="Сколько отзывов с каждой оценкой">
              {distribution.map(({ overall, count: marked }) => (
                <div key={overall}>
                  <dt className={`nowrap ${styles.star}`}>
                    <VisuallyHidden>Оценка </VisuallyHidden>
                    {overall}
                  </dt>
                  <dd>
                    <svg className={scale.bar} aria-hidden="true">
                      <rect className={addendFill(REVIEWS)} width={percent(marked / most)} />
                    </svg>
                    {formatNumber(marked)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <Heading>За что</Heading>
            <dl className={`dense above-8 ${styles.criteria}`} aria-label="Средние оценки по критериям">
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
          {weak && <WeakPoint weak={weak} heading={Heading} />}
        </div>
      )}
    </div>
  )
}

interface WeakPointProps {
  weak: NonNullable<ReviewSummaryData['weak']>
  heading: 'h2' | 'h3'
}

function WeakPoint({ weak: { title, gap }, heading: Heading }: WeakPointProps) {
  return (
    <div className={styles.weak}>
      <Heading>{`Слабое место — ${lowerFirst(title)}`}</Heading>
      <p>
        {`Оценка ниже среднего остальных на ${formatFixed(gap)}. Называем от ${countedGenitive(WEAK_REVIEWS, 'review')} и разницы в ${formatFixed(WEAK_GAP)} балла.`}
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
