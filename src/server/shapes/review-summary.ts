import type { ReviewSummary } from '#contract/shapes/review.ts'
import type { CriterionMedians } from '#db/queries/reviews/criterion-medians.ts'
import type { ReviewCount } from '#db/queries/reviews/reviews.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { reviewsShape, total } from './reviews-shape.ts'

export interface ChosenReviews {
  /** A service, or all of them. */
  category: string
  /** A price range, 0 is any. */
  price: number
}

export const ANY_CATEGORY = 'all'
export const ANY_PRICE = 0

/** Summarises the reviews of an agency or of a CMS. */
export function reviewSummary(
  counts: readonly ReviewCount[],
  { category, price }: ChosenReviews,
  market: CriterionMedians | null,
): ReviewSummary {
  const published = counts.filter(({ status }) => status === 'published')
  const ofPrice = published.filter(({ range }) => price === ANY_PRICE || range === price)
  const ofCategory = published.filter(({ service }) => category === ANY_CATEGORY || service === category)
  const found = total(ofPrice.filter(({ service }) => category === ANY_CATEGORY || service === category))
  return {
    ...reviewsShape(published, market),
    data: [
      { slug: ANY_CATEGORY, title: 'Все услуги', count: total(ofPrice) },
      ...SERVICES.filter(({ slug }) => slug === category || published.some(({ service }) => service === slug)).map(
        ({ slug, title }) => ({ slug, title, count: total(ofPrice.filter(({ service }) => service === slug)) }),
      ),
    ],
    price_range: [
      { id: ANY_PRICE, title: 'Любая стоимость', count: total(ofCategory) },
      ...PRICE_RANGES.map(({ id, from, to }) => ({
        id,
        title: formatMoneyRange(from, to),
        count: total(ofCategory.filter(({ range }) => range === id)),
      })),
    ],
    selected: category,
    selectedPrice: price,
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
