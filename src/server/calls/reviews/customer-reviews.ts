import type { Answer, Params } from '#contract/index.ts'
import type { OneReview } from '#contract/shapes/review.ts'
import { countCustomerReviews, listCustomerReviews } from '#db/queries/reviews/customer-reviews.ts'
import type { ReviewCount } from '#db/queries/reviews/reviews.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { href, matchPath } from '#domain/paths/paths.ts'
import { type ResponsesChoice, responsesPath } from '#domain/paths/responses-path.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { SERVICES, serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { notFound } from '../../shapes/not-found.ts'
import { reviewOf } from '../../shapes/review-shape.ts'
import { averageOf, criterionMedians, reviewsShape, sumOfMarks, total } from '../../shapes/reviews-shape.ts'

const PAGE = 20
/** OFFSET slows down with depth; filters lead to old reviews sooner. */
const MAX_PAGES = 100

export async function customerReviews(
  { category, agency: slug, price = 0, page = 1 }: Params<'customer-reviews'>,
  context: Context,
): Promise<Answer<'customer-reviews'>> {
  const service = category === undefined ? null : (serviceBySlug(category) ?? notFound('category'))
  const range = askedPrice(price) ?? null
  const agency = slug === undefined ? null : await agencyDossier(slug, context)
  const chosen = { agency: agency?.slug ?? null, category: service?.slug ?? null, price }

  const counts = await reviewCounts(agency?.id ?? null, context)
  const { reviews: count, average } = totals(counts, chosen)
  const lastPage = Math.min(MAX_PAGES, Math.max(1, Math.ceil(count / PAGE)))
  const rows =
    page > lastPage
      ? []
      : await listCustomerReviews(context.database.kysely, {
          ...{ agencyId: agency?.id ?? null, service: chosen.category, price: range },
          ...{ offset: (page - 1) * PAGE, limit: PAGE },
        })
  return {
    h1: headingOf(agency?.name ?? null, service?.title ?? null),
    reviews: rows.map(row => inSection(reviewOf(row, { isWhole: false }))),
    categories: categoryOptions(counts, chosen),
    price_range: priceOptions(counts, chosen.category),
    current_page: page,
    last_page: lastPage,
    next_page: page < lastPage ? page + 1 : null,
    // Only an agency has a market to be compared with.
    shape: reviewsShape(scopeOf(counts, chosen), agency ? await criterionMedians(context) : null),
    average_reviews: average,
    count_reviews: count,
    agency: agency && agencyCard(agency),
  }
}

function headingOf(agency: string | null, service: string | null): string {
  if (agency !== null) return `${agency}: отзывы клиентов`
  return service === null ? 'Отзывы клиентов об агентствах' : `Отзывы клиентов: ${service}`
}

/** Keeps links to reviews within the section of responses. */
function inSection<Linked extends { path: string }>(linked: Linked): Linked {
  const match = matchPath(linked.path)
  return match?.name === 'agency-review' ? { ...linked, path: href('customer-response', match.params) } : linked
}

export const oneInSection = ({ review, previous, next }: OneReview): OneReview => ({
  review: inSection(review),
  previous: previous && inSection(previous),
  next: next && inSection(next),
})

/** One read, memoised for a minute, answers every category and price. */
export const reviewCounts = (agencyId: number | null, { memo, database }: Context): Promise<ReviewCount[]> =>
  memo.remember(`customer-reviews:${agencyId ?? 'all'}`, () => countCustomerReviews(database.kysely, agencyId))

export function totals(
  counts: readonly ReviewCount[],
  { category, price }: Pick<ResponsesChoice, 'category' | 'price'>,
) {
  const counted = scopeOf(counts, { category, price })
  return { reviews: total(counted), average: averageOf(counted, sumOfMarks) }
}

const scopeOf = (counts: readonly ReviewCount[], { category, price }: Pick<ResponsesChoice, 'category' | 'price'>) =>
  counts.filter(({ service, range }) => (category === null || service === category) && (price === 0 || range === price))

/** Services that have reviews, counted under the selected price; links keep that price. */
export function categoryOptions(
  counts: readonly ReviewCount[],
  chosen: ResponsesChoice,
): Answer<'customer-reviews'>['categories'] {
  const option = (slug: string | null, title: string) => ({
    slug: slug ?? 'all',
    title,
    count: totals(counts, { category: slug, price: chosen.price }).reviews,
    path: responsesPath({ ...chosen, category: slug }),
  })
  const present = SERVICES.filter(({ slug }) => counts.some(({ service }) => service === slug))
  return [option(null, 'Все услуги'), ...present.map(({ slug, title }) => option(slug, title))]
}

/** Counted under the selected category; reviews without a price count only in «Любая стоимость». */
function priceOptions(counts: readonly ReviewCount[], category: string | null) {
  const count = (price: number) => totals(counts, { category, price }).reviews
  return [
    { id: 0, title: 'Любая стоимость', count: count(0) },
    ...PRICE_RANGES.map(({ id, from, to }) => ({ id, title: formatMoneyRange(from, to), count: count(id) })),
  ]
}
