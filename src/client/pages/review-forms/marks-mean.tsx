import type { Answer } from '#contract/index.ts'
import { MARK } from '#domain/forms/form-nouns.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'
import { countedDative, countedGenitive } from '#domain/russian/plural.ts'
import { useTyped } from '../../forms/use-typed.ts'
import { largestShift, shiftText } from './agency-shift.ts'
import styles from './review-add.module.css'

interface MarksMeanProps {
  reviews: Answer<'review-add-form'>['reviews']
  /** Marks the form was rendered with; `overall` is the one that counts for the agency. */
  rendered: Readonly<Record<string, string>>
}

/** The mean of the marks given so far, and what the review does to the agency's average. */
export function MarksMean({ reviews, rendered }: MarksMeanProps) {
  const [place, typed] = useTyped(rendered)
  const total = Object.keys(rendered).length
  const marks = Object.values(typed).filter(mark => mark !== '')
  const mean = marks.reduce((sum, mark) => sum + Number(mark), 0) / marks.length
  return (
    <div className={styles.mean} ref={place}>
      {marks.length > 0 && <b className="figure">{formatFixed(mean)}</b>}
      <p className="aside">
        {marks.length > 0
          ? `Средняя: ${marks.length} из ${countedGenitive(total, MARK)}. `
          : 'Среднюю ваших оценок вы увидите здесь до отправки. '}
        {effectText(reviews, typed.overall ?? '')}
      </p>
    </div>
  )
}

function effectText({ count, average }: MarksMeanProps['reviews'], overall: string): string {
  if (average === null) return 'Это будет первый отзыв об агентстве.'
  const known = `У${NBSP}агентства ${formatFixed(average)} по ${countedDative(count, 'review')}; общее впечатление`
  return overall === ''
    ? `${known} одного клиента сдвинет её не больше чем на ${largestShift({ count, average })}.`
    : `${known}, которое вы поставили, ${shiftText({ count, average }, Number(overall))}.`
}
