import type { ReviewSummary } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import styles from './review-summary.module.css'

/** What becomes of reviews sent to us, those nobody reads among them. */
export function TransparencyLine({ transparency }: Pick<ReviewSummary, 'transparency'>) {
  return <p className={styles.transparency}>{transparencyText(transparency)}</p>
}

/** «Получено 131 · опубликовано 112 · отклонено 14 · проверяем 5» */
export function transparencyText({ received, published, declined, in_check }: ReviewSummary['transparency']): string {
  return [
    `Получено ${formatNumber(received)}`,
    `опубликовано ${formatNumber(published)}`,
    `отклонено ${formatNumber(declined)}`,
    `проверяем ${formatNumber(in_check)}`,
  ].join(' · ')
}
