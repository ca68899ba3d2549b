import type { ReviewShape } from '#contract/shapes/review.ts'
import { formatFixed, roundDecimal } from '#domain/numbers/numbers.ts'
import { Axis } from '../../ui/scale/axis.tsx'
import { Lollipop, MARK_TICKS } from '../../ui/scale/lollipop.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './review-summary.module.css'
import { shortTitle } from './short-title.ts'

interface CriterionMarksProps extends Pick<ReviewShape, 'criteria'> {
  /** Id of the weak point. */
  weak: string | null
}

/** Average marks by criterion on one ruler from 1 to 5, the best first, with the market's median as a grey mark. */
export function CriterionMarks({ criteria, weak }: CriterionMarksProps) {
  const shown = criteria.toSorted((one, other) => roundDecimal(other.average, 1) - roundDecimal(one.average, 1))
  return (
    <div className={styles.rows}>
      <Axis ticks={MARK_TICKS} className={styles.markAxis} />
      <dl className={`dense ${styles.criteria}`} aria-label="Средние оценки по критериям">
        {shown.map(({ id, title, average, market }) => (
          <div key={id} className={id === weak ? styles.weak : undefined}>
            <dt>{shortTitle(id, title)}</dt>
            <dd>
              <Lollipop mark={average} market={market} />
              {formatFixed(average)}
              {market !== null && <VisuallyHidden>{`, медиана рынка ${formatFixed(market)}`}</VisuallyHidden>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
