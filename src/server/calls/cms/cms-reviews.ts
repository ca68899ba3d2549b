import type { Answer, Params } from '#contract/index.ts'
import type { Link } from '#contract/shapes/link.ts'
import type { Review } from '#contract/shapes/review.ts'
import {
  countCmsReviewsUpTo,
  getCmsReview,
  getCmsReviewNeighbours,
  listCmsReviews,
} from '#db/queries/cms/cms-reviews.ts'
import { href } from '#domain/paths/paths.ts'
import { agencyInGuillemets } from '#domain/russian/quotes.ts'
import type { Context } from '../../context.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { ANY_REVIEW } from '../../shapes/review-filters.ts'
import { reviewOf } from '../../shapes/review-shape.ts'
import { reviewSummary } from '../../shapes/review-summary.ts'
import { askedCms, cmsReviewCounts } from './cms-subject.ts'

const PAGE = 10

export async function cmsReviewSummary(
  { cms, category = ANY_REVIEW.category, price = ANY_REVIEW.price }: Params<'cms-reviews-count-and-filters'>,
  context: Context,
): Promise<Answer<'cms-reviews-count-and-filters'>> {
  await askedCms(cms, context)
  askedPrice(price)
  return reviewSummary(await cmsReviewCounts(cms, context), { category, price }, null)
}

export async function cmsReviews(
  { cms, category = ANY_REVIEW.category, price = ANY_REVIEW.price, next: cursor }: Params<'cms-reviews'>,
  context: Context,
): Promise<Answer<'cms-reviews'>> {
  await askedCms(cms, context)
  const { kysely } = context.database
  const choice = { service: category === ANY_REVIEW.category ? undefined : category, price: askedPrice(price) }
  const rows = await listCmsReviews(kysely, cms, choice, { after: readCursor(cursor), limit: PAGE + 1 })
  const { shown, next } = pageOf(rows, PAGE, ({ published_at }) => published_at)
  const last = shown.at(-1)
  const reviews = shown.map(row => ofSystem(cms, reviewOf(row, { isWhole: false })))
  if (next === null || !last) return { reviews, next: null, more: 0, category, cms }
  const { results_count } = reviewSummary(await cmsReviewCounts(cms, context), { category, price }, null)
  const before = await countCmsReviewsUpTo(kysely, cms, choice, { at: last.published_at, id: last.id })
  // The memoised total may be a minute old, but there certainly is more.
  return { reviews, next, more: Math.max(1, results_count - before), category, cms }
}

/** Shared by the call and the head of its page. */
export const findCmsReview = (id: number, { memo, database }: Context) =>
  memo.remember(`cms-review:${id}`, () => getCmsReview(database.kysely, id))

/** With `cms` null, a review of any system. */
export async function cmsReview(id: number, cms: string | null, context: Context): Promise<Answer<'cms-review'>> {
  const { kysely } = context.database
  const row = (await findCmsReview(id, context)) ?? notFound('review')
  const system = row.cms !== null && (cms === null || cms === row.cms) ? row.cms : notFound('review')
  const { newer, older } = await getCmsReviewNeighbours(kysely, system, { at: row.published_at, id })
  return {
    review: ofSystem(system, reviewOf(row, { isWhole: true })),
    previous: newer && neighbour(system, newer),
    next: older && neighbour(system, older),
  }
}

/** On the pages of a system a review links to its address there. */
const ofSystem = (cms: string, review: Review): Review => ({
  ...review,
  path: href('cms-review', { cms, id: review.id }),
})

const neighbour = (cms: string, { id, name }: { id: number; name: string }): Link => ({
  title: `Отзыв об агентстве ${agencyInGuillemets(name)}`,
  path: href('cms-review', { cms, id }),
})
