import type { ReviewSummary } from '#contract/shapes/review.ts'
import { counted } from '#domain/russian/plural.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { ANY_REVIEW, type ReviewChoice } from '../agency-query.ts'
import { reviewsReset } from '../frame/agency-blocks.ts'
import { useReviews } from './use-reviews.ts'

/** Suggests the nearest wider choice with its number of reviews. */
export function NoReviews() {
  const { agency, choice, hrefOf } = useReviews()
  const dispatch = useAppDispatch()
  const { response } = useCall('reviews-count-and-filters', { agency, ...choice })
  const wider = response && widerChoice(response)
  if (!wider) {
    return <EmptyState title="Отзывов пока нет">Здесь появятся отзывы клиентов, прошедшие проверку.</EmptyState>
  }
  return (
    <EmptyState
      title="Таких отзывов нет"
      action={
        <ButtonLink tone="secondary" href={hrefOf(wider.choice)}>
          {`${wider.title}: ${counted(wider.count, 'review')}`}
        </ButtonLink>
      }
    >
      {'Выбранным услуге и стоимости не отвечает ни один отзыв. Выберите шире или '}
      <TextLink href={hrefOf(ANY_REVIEW)} onClick={() => dispatch(reviewsReset())}>
        сбросьте фильтры
      </TextLink>
      .
    </EmptyState>
  )
}

interface WiderChoice {
  title: string
  count: number
  choice: ReviewChoice
}

type Counted = Pick<ReviewSummary, 'data' | 'price_range' | 'selected' | 'selectedPrice' | 'count'>

/** Each filter is counted under the other one, so its first option («any») has the number of results without it. */
export function widerChoice({ data, price_range, selected, selectedPrice, count }: Counted): WiderChoice | null {
  const service = data.find(({ slug }) => slug === selected)
  const price = price_range.find(({ id }) => id === selectedPrice)
  const anyPrice = price_range.find(({ id }) => id === ANY_REVIEW.price)
  const anyService = data.find(({ slug }) => slug === ANY_REVIEW.category)
  const wider: WiderChoice[] = [
    // Visitors look for a service, so drop the price first.
    {
      title: `${service?.title}, любая стоимость`,
      count: anyPrice?.count ?? 0,
      choice: { ...ANY_REVIEW, category: selected },
    },
    {
      title: `Все услуги, ${price?.title}`,
      count: anyService?.count ?? 0,
      choice: { ...ANY_REVIEW, price: selectedPrice },
    },
    { title: 'Все отзывы', count, choice: ANY_REVIEW },
  ]
  return wider.find(one => one.count > 0) ?? null
}
