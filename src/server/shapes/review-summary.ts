import type { ReviewSummary } from '#contract/shapes/review.ts'
import type { CriterionMedians } from '#db/queries/reviews/criterion-medians.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import {
  ANY_REVIEW,
  type ChosenReviews,
  chosenReviews,
  type FilteredCount,
  fitting,
  widerLists,
} from './review-filters.ts'
import { reviewsShape, total } from './reviews-shape.ts'

/** Summarises the reviews of an agency or of a CMS, whose lists have no filters but service and price. */
export function reviewSummary(
  counts: readonly FilteredCount[],
  choice: Partial<ChosenReviews>,
  market: CriterionMedians | null,
): ReviewSummary {
  const chosen = chosenReviews(choice)
  const { category, price } = chosen
  const published = counts.filter(({ status }) => status === 'published')
  const ofAnyService = fitting(published, chosen, 'category')
  const ofAnyPrice = fitting(published, chosen, 'price')
  const found = total(fitting(published, chosen))
  return {
    ...reviewsShape(published, market),
    data: [
      { slug: ANY_REVIEW.category, title: 'Все услуги', count: total(ofAnyService) },
      ...SERVICES.filter(({ slug }) => slug === category || published.some(({ service }) => service === slug)).map(
        ({ slug, title }) => ({ slug, title, count: total(ofAnyService.filter(({ service }) => service === slug)) }),
      ),
    ],
    price_range: [
      { id: ANY_REVIEW.price, title: 'Любая стоимость', count: total(ofAnyPrice) },
      ...PRICE_RANGES.map(({ id, from, to }) => ({
        id,
        title: formatMoneyRange(from, to),
        count: total(ofAnyPrice.filter(({ range }) => range === id)),
      })),
    ],
    selected: category,
    selectedPrice: price,
    filters: [],
    wider: widerLists(published, chosen),
    results_count: found,
    empty: found === 0,
    transparency: {
      received: total(counts),
      published: total(published),
      declined: total(counts.filter(({ status }) => status === 'declined')),
      in_check: total(counts.filter(({ status }) => status === 'pending')),
    },
  }
}
