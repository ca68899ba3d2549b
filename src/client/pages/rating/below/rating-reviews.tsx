import { useEffect, useState } from 'react'
import type { Params } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { IN_SCORE } from '#domain/russian/count-labels.ts'
import { counted, countedDative } from '#domain/russian/plural.ts'
import sections from '../../../features/call-section/call-section.module.css'
import { ResponseCard } from '../../../features/response-card/response-card.tsx'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { loadCall, loadCalls } from '../../../store/load-call.ts'
import { callRequest, recordOf, responseFor } from '../../../store/remote.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { StarRow } from '../../../ui/star-row.tsx'
import styles from './below.module.css'

const NAME = 'rating-reviews'
const PAGE = 10

/** All reviews that count in this rating, filtered by price; further pages are appended. */
export function RatingReviews({ path }: { path: string }) {
  const dispatch = useAppDispatch()
  const [price, setPrice] = useState(0)
  const { isAjax, isError, isEmpty } = useAppSelector(({ remote }) => recordOf(remote, NAME))
  // The ranges of the previous answer stay while another price loads, so that the choice can be changed again.
  const known = useAppSelector(({ remote }) => responseFor(remote, NAME, { path }))
  const answer = useAppSelector(({ remote }) => responseFor(remote, NAME, { path, price }))

  useEffect(() => {
    dispatch(loadCalls([callRequest(NAME, { path, price })]))
  }, [dispatch, path, price])

  const ask = (params: Partial<Params<typeof NAME>>) =>
    dispatch(loadCall(callRequest(NAME, { path, price, ...params })))
  const next = answer?.next_page ?? null
  const left = answer ? answer.count_reviews - answer.reviews.length : 0
  return (
    <section className={sections.section} aria-labelledby="responses">
      <SectionHeading id="responses">Отзывы клиентов</SectionHeading>
      {known && (
        <fieldset className={styles.prices}>
          <legend>Стоимость проекта</legend>
          {known.price_range.map(({ id, title, count }) => (
            <Button key={id} size="small" isPressed={id === price} onClick={() => setPrice(id)}>
              {`${title} · ${formatNumber(count)}`}
            </Button>
          ))}
        </fieldset>
      )}
      {answer?.average_reviews != null && (
        <p className={styles.average}>
          <StarRow value={answer.average_reviews} label={`Оценка ${formatFixed(answer.average_reviews)} из 5`} />
          {`${formatFixed(answer.average_reviews)} из 5 по ${countedDative(answer.count_reviews, 'review')} ${IN_SCORE}`}
        </p>
      )}
      {answer?.reviews.length === 0 && (
        <EmptyState title="Отзывов с такой стоимостью нет">Выберите другую стоимость.</EmptyState>
      )}
      {answer && (
        <ul className={styles.cards} aria-busy={isAjax}>
          {answer.reviews.map(review => (
            <ResponseCard key={review.id} response={review} />
          ))}
        </ul>
      )}
      {isError && <ErrorBlock onRetry={() => ask(next === null ? {} : { page: next })} />}
      {!answer && !isError && <LoadingBlock />}
      {next !== null && !isError && !isEmpty && (
        <ShowMore
          text={`Показать ещё ${counted(Math.min(left, PAGE), 'review')}`}
          isPending={isAjax}
          onMore={() => ask({ page: next })}
        />
      )}
    </section>
  )
}
