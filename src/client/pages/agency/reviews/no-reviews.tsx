import { counted } from '#domain/russian/plural.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { EmptyState } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { reviewsReset } from '../frame/agency-blocks.ts'
import { ANY_REVIEW, summaryParams } from '../reviews-query.ts'
import { reviewsHref } from './reviews-href.ts'
import { useReviews } from './use-reviews.ts'

/** Suggests to drop the filter that hides most. */
export function NoReviews() {
  const { agency, choice, hrefWith } = useReviews()
  const dispatch = useAppDispatch()
  const { response } = useCall('reviews-count-and-filters', summaryParams(agency, choice))
  if (!response || response.count === 0) {
    return <EmptyState title="Отзывов пока нет">Здесь появятся отзывы клиентов, прошедшие проверку.</EmptyState>
  }
  const [widest] = response.wider
  return (
    <EmptyState
      title="Таких отзывов нет"
      action={
        widest &&
        widest.count > 0 && (
          <ButtonLink tone="secondary" href={hrefWith({ [widest.key]: null })}>
            {`Без ${inGuillemets(widest.title)}: ${counted(widest.count, 'review')}`}
          </ButtonLink>
        )
      }
    >
      {'Выбранным фильтрам не отвечает ни один отзыв. Уберите лишний или '}
      <TextLink href={reviewsHref(agency, ANY_REVIEW)} onClick={() => dispatch(reviewsReset())}>
        сбросьте все
      </TextLink>
      .
    </EmptyState>
  )
}
