import type { Answer } from '#contract/index.ts'
import { countCustomerReviews } from '#db/queries/reviews/customer-reviews.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { type ResponsesChoice, responsesPath } from '#domain/paths/responses-path.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'

type ReviewCount = Awaited<ReturnType<typeof countCustomerReviews>>[number]

/** One read, memoised for a minute, answers every category and price. */
export const reviewCounts = (agencyId: number | null, { memo, database }: Context): Promise<ReviewCount[]> =>
  memo.remember(`customer-reviews:${agencyId ?? 'all'}`, () => countCustomerReviews(database.kysely, agencyId))

export function totals(
  counts: readonly ReviewCount[],
  { category, price }: Pick<ResponsesChoice, 'category' | 'price'>,
) {
  const counted = counts.filter(
    ({ service, price_range }) => (category === null || service === category) && (price === 0 || price_range === price),
  )
  const reviews = counted.reduce((sum, count) => sum + count.reviews, 0)
  const marks = counted.reduce((sum, count) => sum + count.marks, 0)
  return { reviews, average: reviews === 0 ? null : roundDecimal(marks / reviews, 2) }
}

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
export function priceOptions(counts: readonly ReviewCount[], category: string | null) {
  const count = (price: number) => totals(counts, { category, price }).reviews
  return [
    { id: 0, title: 'Любая стоимость', count: count(0) },
    ...PRICE_RANGES.map(({ id, from, to }) => ({ id, title: formatMoneyRange(from, to), count: count(id) })),
  ]
}
