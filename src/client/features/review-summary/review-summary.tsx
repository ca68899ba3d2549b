import type { ReviewShape, ReviewSummary as ReviewSummaryData } from '#contract/shapes/review.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { allReviews } from '#domain/russian/count-labels.ts'
import { StarRow } from '../../ui/star-row.tsx'
import { CriterionMarks } from './criterion-marks.tsx'
import { MarkCounts } from './mark-counts.tsx'
import { PoorReviews } from './poor-reviews.tsx'
import { ReceivedReviews } from './received-reviews.tsx'
import styles from './review-summary.module.css'
import { weakText } from './review-texts.ts'
import { ReviewYears } from './review-years.tsx'
import type { ReviewsHref } from './reviews-href.ts'

interface ReviewSummaryProps {
  summary: ReviewShape & Partial<Pick<ReviewSummaryData, 'transparency'>>
  /** One level below the heading above. */
  heading?: 'h2' | 'h3'
  /** Without years: beside a list, not above it. */
  isBrief?: boolean
  /** Where bars and years lead to their reviews. */
  hrefOf?: ReviewsHref
}

/** The shape of published reviews: average, marks, years and criteria, and how many were received and declined. */
export function ReviewSummary({ summary, heading: Heading = 'h3', isBrief = false, hrefOf }: ReviewSummaryProps) {
  const { average, count, criteria, distribution, years, finding, transparency, from_company, agencies } = summary
  const weak = weakText(summary)
  return (
    <div className={`stack-16 ${isBrief ? styles.brief : styles.whole}`}>
      {average !== null && (
        <div className={styles.head}>
          <b className={`place ${styles.average}`}>{formatFixed(average)}</b>
          <div className="stack-8 start">
            {finding !== null && <Heading className={styles.finding}>{finding}</Heading>}
            <StarRow value={average} label={`Оценка ${formatFixed(average)} из 5`} />
            <p className="note">{allReviews(count)}</p>
          </div>
        </div>
      )}
      {transparency && <ReceivedReviews {...transparency} fromCompany={from_company} />}
      {average !== null && (
        <div className={styles.charts}>
          <section className="stack-8 start" aria-label="Сколько каких">
            <Heading>Сколько каких</Heading>
            <MarkCounts distribution={distribution} hrefOf={hrefOf} />
            {hrefOf && <PoorReviews distribution={distribution} href={hrefOf('mark', 'low')} />}
          </section>
          {!isBrief && years.length > 1 && (
            <section className="stack-8 start" aria-label="По годам">
              <Heading>
                По годам <small>средняя и число отзывов</small>
              </Heading>
              <ReviewYears years={years} hrefOf={hrefOf} />
            </section>
          )}
          <section className="stack-8 start" aria-label="За что">
            <Heading>
              За что {agencies !== null && <small>{`серая черта — медиана ${agencies} агентств`}</small>}
            </Heading>
            <CriterionMarks criteria={criteria} weak={summary.weak?.id ?? null} />
            {weak !== null && (
              <p className={`note ${styles.weakest}`}>
                <b>{weak.fact}</b> {weak.rule}
              </p>
            )}
          </section>
        </div>
      )}
    </div>
  )
}
