import { useEffect, useRef } from 'react'
import type { Answer } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { type ResponsesChoice, responsesPath } from '#domain/paths/responses-path.ts'
import { counted } from '#domain/russian/plural.ts'
import { ReviewCard } from '../../features/review-card/review-card.tsx'
import { type CallState, useAppDispatch } from '../../store/hooks.ts'
import { loadCall } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBlock } from '../../ui/error-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './list-view.module.css'
import { responsesRequest } from './responses-query.ts'

/** Page size of the call. */
const STEP = 20

interface ResponseListProps {
  choice: ResponsesChoice
  call: Pick<CallState<'customer-reviews'>, 'isAjax' | 'isError'>
  answer: Answer<'customer-reviews'>
}

/** Responses with «Показать ещё»: appends the next page, or links to it without JavaScript. */
export function ResponseList({ choice, call: { isAjax, isError }, answer }: ResponseListProps) {
  const dispatch = useAppDispatch()
  const { count_reviews: count, current_page: page, next_page: next, last_page: last } = answer
  const reviews = onlyOnce(answer.reviews)
  const list = useRef<HTMLElement>(null)
  const lengthBefore = useRef<number | null>(null)

  // The clicked link is gone or has moved down: move focus to the first new response.
  useEffect(() => {
    if (lengthBefore.current === null || reviews.length <= lengthBefore.current) return
    list.current?.querySelectorAll<HTMLElement>('article')[lengthBefore.current]?.querySelector('a')?.focus({
      preventScroll: true,
    })
    lengthBefore.current = null
  }, [reviews.length])

  const load = (params: { page?: number }) =>
    dispatch(loadCall(callRequest('customer-reviews', { ...responsesRequest(choice), ...params })))
  const showMore = () => {
    if (next === null) return
    lengthBefore.current = reviews.length
    load({ page: next })
  }
  const before = (page - 1) * STEP
  const isFromTheMiddle = before > 0 && reviews.length <= STEP
  if (count === 0) return <NothingFound choice={choice} />
  return (
    <section className={styles.list} aria-label="Отзывы" ref={list}>
      {isFromTheMiddle && (
        <p className={styles.note}>
          {`Отзывы с ${formatNumber(before + 1)}-го по ${formatNumber(before + reviews.length)}-й. `}
          {/* To the store it is the same list, so the first page has to be requested explicitly. */}
          <TextLink href={responsesPath(choice)} isTarget onClick={() => load({})}>
            С самых новых
          </TextLink>
        </p>
      )}
      <MemoList
        as="div"
        items={reviews}
        keyOf={({ id }) => id}
        kind={choice.agency === null ? 'response-of-any' : 'response-of-agency'}
        render={review => <ReviewCard review={review} isAgencyShown={choice.agency === null} headingLevel={2} />}
      />
      {isError && <ErrorBlock onRetry={showMore} />}
      {next !== null && !isError && (
        <ShowMore
          text={`Показать ещё ${counted(Math.min(STEP, Math.max(1, count - page * STEP)), 'review')}`}
          href={responsesPath(choice, next)}
          isPending={isAjax}
          onMore={showMore}
        />
      )}
      {next === null && last * STEP < count && (
        <p className={styles.note}>
          {`Здесь ${counted(last * STEP, 'review')}, самые новые. Остальные найдутся по услуге, стоимости или агентству.`}
        </p>
      )}
    </section>
  )
}

/** A review published meanwhile shifts the pages by one, so a review may come twice. */
const onlyOnce = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map(review => [review.id, review])).values(),
]

function NothingFound({ choice }: { choice: ResponsesChoice }) {
  const wider = { ...choice, ...(choice.price > 0 ? { price: 0 } : { category: null }) }
  const isNarrow = choice.price > 0 || choice.category !== null
  return (
    <EmptyState
      title={isNarrow ? 'Таких отзывов нет' : 'Отзывов пока нет'}
      action={isNarrow && <TextLink href={responsesPath(wider)}>{widerText(choice)}</TextLink>}
    />
  )
}

const widerText = ({ price }: ResponsesChoice): string =>
  price > 0 ? 'Показать с любой стоимостью' : 'Показать отзывы обо всех услугах'
