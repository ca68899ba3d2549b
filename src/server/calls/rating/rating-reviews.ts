import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import { countReviewsByPrice, listRatingReviews } from '#db/queries/reviews/rating-reviews.ts'
import { onePerAgency } from '#db/queries/reviews/responses.ts'
import { formatTierPrices } from '#domain/numbers/money.ts'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import { averageMark } from '#domain/review/average-mark.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { TIERS, tierPriceRange } from '#domain/vocabulary/tiers.ts'
import type { Context } from '../../context.ts'
import { responseCard } from '../../shapes/response-card.ts'
import { type AskedRating, askedRating } from './asked-rating.ts'
import { countedReviews } from './counted-reviews.ts'

const PAGE_REVIEWS = 10
const RESPONSES = 3

type RatingReviews = Answer<'rating-reviews'>

/** `price` is the number of a price tier of the rating; 0 is any price. */
export async function ratingReviews(
  { path, price = 0, page = 1 }: { path: string; price?: number; page?: number },
  context: Context,
): Promise<RatingReviews> {
  const tier = TIERS[price - 1]
  if (price > 0 && !tier) throw new ApiError('bad-request', 'Проверьте адрес', { price: 'Такой стоимости нет' })
  const asked = await askedRating(path, context)
  const ranges = await countedRanges(asked, context)
  const chosen = price === 0 ? ranges : ranges.filter(({ range }) => range === price)
  const count = total(chosen, 'reviews')
  const { tierBounds } = ratingTypeBySlug(asked.path.type)
  const rows = await listRatingReviews(context.database.kysely, countedReviews(asked), {
    price: tier ? tierPriceRange(tier.slug, tierBounds) : null,
    offset: (page - 1) * PAGE_REVIEWS,
    limit: PAGE_REVIEWS,
  })
  const lastPage = Math.max(1, Math.ceil(count / PAGE_REVIEWS))
  return {
    reviews: rows.map(responseCard),
    price_range: priceRanges(asked.path, ranges),
    current_page: page,
    last_page: lastPage,
    next_page: page < lastPage ? page + 1 : null,
    average_reviews: averageMark(total(chosen, 'marks'), count),
    count_reviews: count,
  }
}

/** The newest reviews of the rating, one per agency. */
export async function ratingResponses(path: string, context: Context): Promise<Answer<'rating-page-responses'>> {
  const asked = await askedRating(path, context)
  const { edition, slice, tier } = asked
  return context.memo.remember(`responses:${edition.id}:${slice}:${tier}`, async () => {
    const newest = await listRatingReviews(context.database.kysely, countedReviews(asked), {
      price: null,
      offset: 0,
      limit: RESPONSES * 8,
    })
    return { responses: onePerAgency(newest).slice(0, RESPONSES).map(responseCard) }
  })
}

type CountedRange = Awaited<ReturnType<typeof countReviewsByPrice>>[number]

function countedRanges(asked: AskedRating, { memo, database }: Context): Promise<CountedRange[]> {
  const { edition, slice, tier } = asked
  const { low, middle, high } = ratingTypeBySlug(asked.path.type).tierBounds
  return memo.remember(`review-prices:${edition.id}:${slice}:${tier}`, () =>
    countReviewsByPrice(database.kysely, countedReviews(asked), [low, middle, high]),
  )
}

function priceRanges({ type }: RatingPath, ranges: readonly CountedRange[]): RatingReviews['price_range'] {
  const { tierBounds, service } = ratingTypeBySlug(type)
  const { unit } = serviceBySlug(service)
  return [
    { id: 0, title: 'Любая стоимость', count: total(ranges, 'reviews') },
    ...TIERS.map(({ slug }, index) => ({
      id: index + 1,
      title: formatTierPrices(slug, tierBounds, unit),
      count: ranges.find(({ range }) => range === index + 1)?.reviews ?? 0,
    })),
  ]
}

const total = (ranges: readonly CountedRange[], key: 'reviews' | 'marks') =>
  ranges.reduce((sum, range) => sum + range[key], 0)
