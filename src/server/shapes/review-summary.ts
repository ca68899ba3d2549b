import type { ReviewSummary } from '#contract/shapes/review.ts'
import type { ReviewCount } from '#db/queries/reviews/reviews.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { averageMark } from '#domain/review/average-mark.ts'
import { weakPoint } from '#domain/review/weak-point.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'

export interface ChosenReviews {
  /** A service, or all of them. */
  category: string
  /** A price range, 0 is any. */
  price: number
}

export const ANY_CATEGORY = 'all'
export const ANY_PRICE = 0

const MARKS = [5, 4, 3, 2, 1] as const

/** Summarises the reviews of an agency or of a CMS. */
export function reviewSummary(counts: readonly ReviewCount[], { category, price }: ChosenReviews): ReviewSummary {
  const published = counts.filter(({ status }) => status === 'published')
  const count = total(published)
  const ofPrice = published.filter(({ range }) => price === ANY_PRICE || range === price)
  const ofCategory = published.filter(({ service }) => category === ANY_CATEGORY || service === category)
  const found = total(ofPrice.filter(({ service }) => category === ANY_CATEGORY || service === category))
  const criteria = REVIEW_CRITERIA.flatMap(({ id, title }) => {
    const average = averageOf(published, row => row[id])
    return average === null ? [] : { id, title, average }
  })
  return {
    average: averageOf(published, ({ overall, reviews }) => overall * reviews),
    count,
    criteria,
    weak: weakPoint(criteria, count),
    distribution: MARKS.map(mark => ({
      overall: mark,
      count: total(published.filter(({ overall }) => overall === mark)),
    })),
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
      published: count,
      declined: total(counts.filter(({ status }) => status === 'declined')),
      in_check: total(counts.filter(({ status }) => status === 'pending')),
    },
  }
}

const total = (counts: readonly ReviewCount[]): number => counts.reduce((sum, { reviews }) => sum + reviews, 0)

function averageOf(counts: readonly ReviewCount[], sumOf: (row: ReviewCount) => number): number | null {
  return averageMark(
    counts.reduce((sum, row) => sum + sumOf(row), 0),
    total(counts),
  )
}
