import type { Params } from '#contract/index.ts'
import type { FilterGroup } from '#contract/shapes/project.ts'
import type { ReviewSummary } from '#contract/shapes/review.ts'
import type { ReviewConditions, ReviewCount } from '#db/queries/reviews/reviews.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { MARK_FILTERS, markFilterById } from '#domain/review/review-filters.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { askedPrice } from './asked-price.ts'
import { total } from './reviews-shape.ts'

export type ChosenReviews = Required<Omit<Params<'reviews-count-and-filters'>, 'agency'>>

export const ANY_REVIEW: ChosenReviews = {
  category: 'all',
  price: 0,
  mark: 'any',
  year: 0,
  mail: false,
  paper: false,
  better: false,
}

/** Lists of many agencies are not counted by the signs. */
export type FilteredCount = ReviewCount & Partial<Record<'is_from_company' | 'has_paper' | 'names_better', boolean>>

/** An absent filter is off; pages set every key. */
export const chosenReviews = (choice: { [Key in keyof ChosenReviews]?: ChosenReviews[Key] | undefined }) =>
  ({
    ...ANY_REVIEW,
    ...Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined)),
  }) as ChosenReviews

const KEYS = ['price', 'mark', 'year', 'mail', 'paper', 'better', 'category'] as const satisfies (keyof ChosenReviews)[]
type Key = (typeof KEYS)[number]

const FITS: Record<Key, (row: FilteredCount, chosen: ChosenReviews) => boolean> = {
  category: ({ service }, { category }) => category === ANY_REVIEW.category || service === category,
  price: ({ range }, { price }) => price === ANY_REVIEW.price || range === price,
  mark: ({ overall }, { mark }) => isWithin(overall, mark),
  year: (row, { year }) => year === ANY_REVIEW.year || row.year === year,
  mail: ({ is_from_company }, { mail }) => !mail || is_from_company === true,
  paper: ({ has_paper }, { paper }) => !paper || has_paper === true,
  better: ({ names_better }, { better }) => !better || names_better === true,
}

function isWithin(overall: number, mark: string): boolean {
  const marks = markFilterById(mark)
  return marks === undefined || (overall >= marks.from && overall <= marks.to)
}

/** Reviews that fit the chosen filters, without one of them if it is named. */
export const fitting = (counts: readonly FilteredCount[], chosen: ChosenReviews, except?: Key): FilteredCount[] =>
  counts.filter(row => KEYS.every(key => key === except || FITS[key](row, chosen)))

/** The same filters for a query; refuses a price range that does not exist. */
export const conditionsOf = ({
  category,
  price,
  mark,
  year,
  mail,
  paper,
  better,
}: ChosenReviews): ReviewConditions => ({
  category: category === ANY_REVIEW.category ? null : category,
  price: askedPrice(price),
  marks: markFilterById(mark) ?? null,
  year: year === ANY_REVIEW.year ? null : year,
  isFromCompany: mail,
  hasPaper: paper,
  namesBetter: better,
})

const SIGNS = {
  mail: 'С\u00a0почты компании',
  paper: 'С\u00a0договором или актом',
  better: 'Названо, что улучшить',
} as const

/** Filters of an agency's reviews beside service and price, counted under the others; none without any review. */
export function filterGroups(published: readonly FilteredCount[], chosen: ChosenReviews): FilterGroup[] {
  const countWith = (value: Partial<ChosenReviews>) => total(fitting(published, { ...chosen, ...value }))
  const years = [...new Set(published.flatMap(({ year }) => year ?? []))].toSorted((one, other) => other - one)
  const groups = [
    ...(['mail', 'paper', 'better'] as const).map(key => ({
      ...{ key, title: SIGNS[key], selected: chosen[key] ? 'true' : null },
      options: [{ value: 'true', title: SIGNS[key], count: countWith({ [key]: true }) }],
    })),
    {
      ...{ key: 'mark', title: 'Оценка', selected: chosen.mark === ANY_REVIEW.mark ? null : chosen.mark },
      options: MARK_FILTERS.map(({ id, title }) => ({ value: id, title, count: countWith({ mark: id }) })),
    },
    {
      ...{ key: 'year', title: 'Год', selected: chosen.year === ANY_REVIEW.year ? null : String(chosen.year) },
      options: years.map(year => ({ value: String(year), title: String(year), count: countWith({ year }) })),
    },
  ]
  return groups
    .map(group => ({
      ...group,
      options: group.options.filter(({ value, count }) => count > 0 || value === group.selected),
    }))
    .filter(({ options }) => options.length > 0)
}

/** What each chosen filter costs. */
export function widerLists(published: readonly FilteredCount[], chosen: ChosenReviews): ReviewSummary['wider'] {
  return KEYS.filter(key => chosen[key] !== ANY_REVIEW[key])
    .map(key => ({ key, title: titleOf(key, chosen), count: total(fitting(published, chosen, key)) }))
    .toSorted((one, other) => other.count - one.count)
}

function titleOf(key: Key, { category, price, mark, year }: ChosenReviews): string {
  if (key === 'category') return serviceBySlug(category)?.title ?? category
  if (key === 'mark') return markFilterById(mark)?.title ?? mark
  if (key === 'year') return String(year)
  if (key !== 'price') return SIGNS[key]
  const { from = null, to = null } = priceRangeById(price) ?? {}
  return formatMoneyRange(from, to)
}
