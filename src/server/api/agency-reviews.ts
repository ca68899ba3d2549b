import type { agencyReviewCalls } from '#contract/calls/agency-reviews.ts'
import type { Handlers } from '#contract/define.ts'
import type { Answer } from '#contract/index.ts'
import type { OneReview } from '#contract/shapes/review.ts'
import { countAgencyReviews, getReview, listAgencyReviews, listReviewNeighbours } from '#db/queries/agency-reviews.ts'
import type { ReviewRow } from '#db/queries/reviews.ts'
import type { Context } from '../context.ts'
import { agencyDossier } from './agency-dossier.ts'
import { askedPrice } from './asked-price.ts'
import { pageOf, readCursor } from './cursor.ts'
import { notFound } from './not-found.ts'
import { companyOf } from './response-card.ts'
import { reviewOf, reviewPath } from './review-shape.ts'
import { ANY_CATEGORY, ANY_PRICE, reviewSummary } from './review-summary.ts'

const PAGE_REVIEWS = 10

interface AskedReviews {
  agency: string
  category?: string
  price?: number
  next?: string
}

export const agencyReviewHandlers: Handlers<typeof agencyReviewCalls, Context> = {
  'reviews-count-and-filters': async ({ agency: slug, category = ANY_CATEGORY, price = ANY_PRICE }, context) => {
    askedPrice(price)
    const { id } = await agencyDossier(slug, context)
    const counts = await context.memo.remember(`review-counts:${id}`, () =>
      countAgencyReviews(context.database.kysely, id),
    )
    return reviewSummary(counts, { category, price })
  },

  'agency-reviews': (asked, context) => agencyReviews(asked, context),

  'agency-review': async ({ agency, id }, context) => {
    const row = await findReview(id, context)
    return row?.slug === agency ? oneReview(row, context) : notFound('review')
  },

  'agency-review-get': async ({ id }, context) =>
    oneReview((await findReview(id, context)) ?? notFound('review'), context),
}

/** Shared by the call and the head of its page. */
export const findReview = (id: number, { memo, database }: Context): Promise<ReviewRow | null> =>
  memo.remember(`review:${id}`, () => getReview(database.kysely, id))

async function agencyReviews(
  { agency: slug, category = ANY_CATEGORY, price, next }: AskedReviews,
  context: Context,
): Promise<Answer<'agency-reviews'>> {
  const page = {
    category: category === ANY_CATEGORY ? null : category,
    price: askedPrice(price),
    after: readCursor(next),
    limit: PAGE_REVIEWS + 1,
  }
  const { id } = await agencyDossier(slug, context)
  const rows = await listAgencyReviews(context.database.kysely, id, page)
  const { shown, next: following } = pageOf(rows, PAGE_REVIEWS, row => row.published_at)
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
