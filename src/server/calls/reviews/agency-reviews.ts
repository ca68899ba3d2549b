import type { Answer, Params } from '#contract/index.ts'
import type { OneReview } from '#contract/shapes/review.ts'
import {
  getPoorReview,
  getReview,
  listAgencyReviews,
  listReviewNeighbours,
} from '#db/queries/reviews/agency-reviews.ts'
import type { ReviewRow } from '#db/queries/reviews/reviews.ts'
import { POOR_MARK } from '#domain/review/review-filters.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { type Cursor, rankedCursorOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { companyOf } from '../../shapes/response-card.ts'
import { chosenReviews, conditionsOf, filterGroups } from '../../shapes/review-filters.ts'
import { reviewOf, reviewPath } from '../../shapes/review-shape.ts'
import { reviewSummary } from '../../shapes/review-summary.ts'
import { criterionMedians } from '../../shapes/reviews-shape.ts'

const PAGE_REVIEWS = 10

export async function agencyReviewSummary(
  { agency: slug, ...choice }: Params<'reviews-count-and-filters'>,
  context: Context,
): Promise<Answer<'reviews-count-and-filters'>> {
  askedPrice(choice.price)
  const { review_counts } = await agencyDossier(slug, context)
  const published = review_counts.filter(({ status }) => status === 'published')
  return {
    ...reviewSummary(review_counts, choice, await criterionMedians(context)),
    filters: filterGroups(published, chosenReviews(choice)),
  }
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
  { agency: slug, next, limit = PAGE_REVIEWS, order = 'new', ...choice }: Params<'agency-reviews'>,
  context: Context,
): Promise<Answer<'agency-reviews'>> {
  const chosen = chosenReviews(choice)
  const conditions = conditionsOf(chosen)
  const after = readCursor(next)
  const { id } = await agencyDossier(slug, context)
  const { kysely } = context.database
  const [rows, poor] = await Promise.all([
    // One more for the next page, and one for the poor review, which has its own place.
    listAgencyReviews(kysely, id, { ...conditions, order, after, limit: limit + 2 }),
    order !== 'new' || limit < POOR_WITHIN ? null : getPoorReview(kysely, id, conditions, POOR_MARK),
  ])
  const { shown, last, left } = withPoor(rows, poor, { after, limit })
  return {
    reviews: shown.map(row => reviewOf(row, { isWhole: false })),
    next: left > 0 && last ? rankedCursorOf({ at: last.published_at, id: last.id, rank: last.rank }) : null,
    more: left,
    category: chosen.category,
    agency: slug,
  }
}

/** Of the newest reviews, one among the first three is poor if there is any. */
const POOR_WITHIN = 3

type ListedReview = Awaited<ReturnType<typeof listAgencyReviews>>[number]

/** Newest first, but the newest poor review is within the first three, and not again in its own place. */
function withPoor(
  rows: readonly ListedReview[],
  poor: ReviewRow | null,
  { after, limit }: { after: Cursor | null; limit: number },
) {
  const total = rows[0]?.left ?? 0
  const isPoor = (row: ReviewRow) => row.id === poor?.id
  const others = rows.filter(row => !isPoor(row))
  if (after) {
    const shown = others.slice(0, limit)
    const isStillAhead = poor !== null && isBehind(poor, after)
    return { shown, last: shown.at(-1), left: total - (isStillAhead ? 1 : 0) - shown.length }
  }
  const at = rows.slice(0, POOR_WITHIN).findIndex(isPoor)
  const place = at === -1 ? POOR_WITHIN - 1 : at
  const shown = (poor ? others.toSpliced(place, 0, poor as ListedReview) : others).slice(0, limit)
  return { shown, last: shown.findLast(row => !isPoor(row)), left: total - shown.length }
}

const isBehind = ({ published_at, id }: ReviewRow, { at, id: afterId }: Cursor): boolean =>
  published_at.getTime() < at.getTime() || (published_at.getTime() === at.getTime() && id < afterId)

async function oneReview(row: ReviewRow, { database }: Context): Promise<OneReview> {
  const neighbours = await listReviewNeighbours(database.kysely, row)
  const linkTo = (side: 'previous' | 'next') => {
    const found = neighbours.find(neighbour => neighbour.side === side)
    if (!found) return null
    return { title: `${companyOf(found)}, оценка ${found.overall}`, path: reviewPath({ slug: row.slug, id: found.id }) }
  }
  return { review: reviewOf(row, { isWhole: true }), previous: linkTo('previous'), next: linkTo('next') }
}
