import type { RatingPath } from '../paths/rating-path.ts'
import { buildRatingPath } from '../paths/rating-path.ts'
import { chosenFilters, type Filters } from '../rating/rating-filters.ts'
import { businessTypeById, businessTypeBySlug } from '../vocabulary/business-types.ts'
import { cityById } from '../vocabulary/cities.ts'
import { countryById } from '../vocabulary/countries.ts'
import { siteTypeById } from '../vocabulary/site-types.ts'
import { systemById } from '../vocabulary/systems.ts'
import { type Need, sliceOfNeed } from './need.ts'

/** The need whose slice and filters these are; null if no need leads here. */
export function needOfRating(path: RatingPath, filters: Filters, budget: number | undefined): Need | null {
  if (path.type === 'cms' || path.year !== undefined || path.range !== undefined) return null
  const need = { ...needOfFilters(filters), ...needOfSlice(path), budget, tier: path.tier }
  const back = sliceOfNeed(need)
  const isSame = buildRatingPath(back.path) === buildRatingPath(path) && isSameFilters(back.filters, filters)
  return isSame ? need : null
}

/** Work whose cost decides whether an agency fits the budget: that of the slice, else of the filters. */
export function pricedNeed(path: RatingPath, filters: Filters, budget: number): Need & { budget: number } {
  const { rating, platform, product, industry, system } = needOfSlice(path)
  const isKind = product ?? industry ?? system
  return {
    ...(isKind ? {} : needOfFilters(filters)),
    rating,
    platform,
    ...(isKind && { product, industry, system }),
    budget,
  }
}

function needOfSlice({ type, platform, slice }: RatingPath): Need {
  const need: Need = { rating: type, platform }
  switch (slice?.kind) {
    case 'category': {
      const industry = businessTypeBySlug(slice.slug)
      return industry ? { ...need, industry: industry.slug } : { ...need, product: slice.slug as Need['product'] }
    }
    case 'system':
      return { ...need, system: slice.slug }
    case 'city':
      return { ...need, city: slice.slug }
    case 'district':
      return { ...need, district: slice.slug }
    case 'country':
      return { ...need, country: slice.slug }
    default:
      return need
  }
}

const needOfFilters = ({ st = 0, bt = 0, systems = 0, cities = 0, countries = 0 }: Filters): Partial<Need> => ({
  product: siteTypeById(st)?.slug,
  industry: businessTypeById(bt)?.slug,
  system: systemById(systems)?.slug,
  city: cityById(cities)?.slug,
  country: countryById(countries)?.slug,
})

const isSameFilters = (one: Filters, other: Filters): boolean =>
  JSON.stringify(chosenFilters(one)) === JSON.stringify(chosenFilters(other))
