import type { Review } from '#contract/shapes/review.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { counted } from '#domain/russian/plural.ts'
import styles from './review-card.module.css'
import { evidenceSigns } from './review-text.ts'

/** What the review rests on, with the sum and the length of the work. */
export function ReviewEvidence({ review }: { review: Review }) {
  const { price, months } = review
  return (
    <div className={`stack-8 start small ${styles.evidence}`}>
      <p className={styles.order}>
        <span>Доказательства</span>
        {price !== null && <b className="figure">{formatMoneyShort(price)}</b>}
      </p>
      <ul>
        {evidenceSigns(review).map(({ text, isProven }) => (
          <li key={text} className={isProven ? styles.proven : styles.doubtful}>
            {text}
          </li>
        ))}
      </ul>
      {months !== null && <p>{`Работа шла ${counted(months, 'month')}`}</p>}
    </div>
  )
}
