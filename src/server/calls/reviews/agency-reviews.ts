import type { Answer, Params } from '#contract/index.ts'
import type { OneReview } from '#contract/shapes/review.ts'
import { getReview, listAgencyReviews, listReviewNeighbours } from '#db/queries/reviews/agency-reviews.ts'
import type { ReviewRow } from '#db/queries/reviews/reviews.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { companyOf } from '../../shapes/response-card.ts'
import { reviewOf, reviewPath } from '../../shapes/review-shape.ts'
import { ANY_CATEGORY, ANY_PRICE, reviewSummary } from '../../shapes/review-summary.ts'

const PAGE_REVIEWS = 10

export async function agencyReviewSummary(
  { agency: slug, category = ANY_CATEGORY, price = ANY_PRICE }: Params<'reviews-count-and-filters'>,
  context: Context,
): Promise<Answer<'reviews-count-and-filters'>> {
  askedPrice(price)
  const { review_counts } = await agencyDossier(slug, context)
  return reviewSummary(review_counts, { category, price })
}

export async function agencyReview({ agency, id }: Params<'agency-review'>, context: Context): Promise<OneReview> {
  const row = await findReview(id, context)
  return row?.slug === agency ? oneReview(row, context) : notFound('review')
}

export async function reviewById(id: number, context: Context): Promise<OneReview> {
  return oneReview((await findReview(id, context)) ?? notFound('review'), context)
}

/** Shared by the call and its page's head. */
export const findReview = (id: number, { memo, database }: Context): Promise<ReviewRow | null> =>
  memo.remember(`review:${id}`, () => getReview(database.kysely, id))

export async function agencyReviews(
  { agency: slug, category = ANY_CATEGORY, price, next, limit = PAGE_REVIEWS }: Params<'agency-reviews'>,
  context: Context,
): Promise<Answer<'agency-reviews'>> {
  const page = {
    category: category === ANY_CATEGORY ? null : category,
    price: askedPrice(price),
    after: readCursor(next),
    limit: limit + 1,
  }
  const { id } = await agencyDossier(slug, context)
  const rows = await listAgencyReviews(context.database.kysely, id, page)
  const { shown, next: following } = pageOf(rows, limit, row => row.published_at)
  return {
    reviews: shown.map(row => reviewOf(row, { isWhole: false })),
    next: following,
    more: (rows[0]?.left ?? 0) - shown.length,
    category,
    agency: slug,
  }
}

async function oneReview(row: ReviewRow, { database }: Context): Promise<OneReview> {
  const neighbours = await listReviewNeighbours(database.kysely, row)
  const linkTo = (side: 'previous' | 'next') => {
    const found = neighbours.find(neighbour => neighbour.side === side)
    if (!found) return null
    return { title: `${companyOf(found)}, оценка ${found.overall}`, path: reviewPath({ slug: row.slug, id: found.id }) }
  }
  return { review: reviewOf(row, { isWhole: true }), previous: linkTo('previous'), next: linkTo('next') }
}
