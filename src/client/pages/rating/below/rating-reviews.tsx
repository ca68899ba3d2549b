import { useEffect, useState } from 'react'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { IN_SCORE, moreText } from '#domain/russian/count-labels.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { useAppDispatch, useAppSelector, useGrowing } from '../../../store/hooks.ts'
import { loadCalls } from '../../../store/load-call.ts'
import { callRequest, responseFor } from '../../../store/remote.ts'
import { EmptyState, LoadingBlock } from '../../../ui/block-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { GrowingList } from '../../../ui/growing-list.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { StarRow } from '../../../ui/star-row.tsx'
import styles from './below.module.css'

const NAME = 'rating-reviews'
const PAGE = 10

/** All reviews that count in this rating, filtered by price; further pages are appended. */
export function RatingReviews({ path }: { path: string }) {
  const dispatch = useAppDispatch()
  const [price, setPrice] = useState(0)
  // The ranges of the previous answer stay while another price loads, so that the choice can be changed again.
  const known = useAppSelector(({ remote }) => responseFor(remote, NAME, { path }))
  const { response: answer, isError, next, growth } = useGrowing(NAME, { path, price })

  useEffect(() => {
    dispatch(loadCalls([callRequest(NAME, { path, price })]))
  }, [dispatch, path, price])

  const reviews = answer?.reviews ?? []
  const left = (answer?.count_reviews ?? 0) - reviews.length
  return (
    <section className="stack-16" aria-labelledby="responses">
      <SectionHeading id="responses">Отзывы клиентов</SectionHeading>
      {known && (
        <fieldset className={`wrap-8 ${styles.prices}`}>
          <legend>Стоимость проекта</legend>
          {known.price_range.map(({ id, title, count }) => (
            <Button key={id} size="small" isPressed={id === price} onClick={() => setPrice(id)}>
              {`${title} · ${formatNumber(count)}`}
            </Button>
          ))}
        </fieldset>
      )}
      {answer?.average_reviews != null && (
        <p className="row-12">
          <StarRow value={answer.average_reviews} label={`Оценка ${formatFixed(answer.average_reviews)} из 5`} />
          {`${formatFixed(answer.average_reviews)} из 5 по ${countedDative(answer.count_reviews, 'review')} ${IN_SCORE}`}
        </p>
      )}
      <GrowingList
        {...growth}
        className="stack-16"
        label="Отзывы"
        length={reviews.length}
        target="footer > p:first-child a"
        more={next === null ? null : { text: moreText(left, PAGE, 'review') }}
      >
        {answer && reviews.length === 0 && (
          <EmptyState title="Отзывов с такой стоимостью нет">Выберите другую стоимость.</EmptyState>
        )}
        {answer && (
          <ul className={`stack-16 columns-3 ${styles.cards}`}>
            {reviews.map(review => (
              <ResponseCard key={review.id} response={review} />
            ))}
          </ul>
        )}
        {!answer && !isError && <LoadingBlock />}
      </GrowingList>
    </section>
  )
}
