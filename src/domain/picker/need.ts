import { formatMoneyRange } from '../numbers/money.ts'
import type { RatingPath } from '../paths/rating-path.ts'
import { buildRatingPath } from '../paths/rating-path.ts'
import { ratingHeading } from '../rating/rating-heading.ts'
import type { RatingSlice } from '../rating/rating-slice.ts'
import type { AppPlatformSlug } from '../vocabulary/app-platforms.ts'
import { type BusinessType, businessTypeBySlug } from '../vocabulary/business-types.ts'
import { type Category, categoryBySlug } from '../vocabulary/categories.ts'
import { type CitySlug, cityBySlug } from '../vocabulary/cities.ts'
import { type CountrySlug, countryBySlug } from '../vocabulary/countries.ts'
import type { DistrictSlug } from '../vocabulary/districts.ts'
import type { RatingTypeSlug } from '../vocabulary/rating-types.ts'
import { siteTypeBySlug } from '../vocabulary/site-types.ts'
import { type SystemSlug, systemBySlug } from '../vocabulary/systems.ts'
import { type TierSlug, tierBySlug } from '../vocabulary/tiers.ts'

/** A client's need, from the picker's phrase or from a search. */
export interface Need {
  rating: RatingTypeSlug
  platform?: AppPlatformSlug | undefined
  /** A type of site or, for branding, a deliverable. */
  product?: Exclude<Category, BusinessType>['slug'] | undefined
  industry?: BusinessType['slug'] | undefined
  system?: SystemSlug | undefined
  city?: CitySlug | undefined
  district?: DistrictSlug | undefined
  country?: CountrySlug | undefined
  /** The most to pay, in roubles. */
  budget?: number | undefined
  /** A level of prices in words: «недорого». */
  tier?: TierSlug | undefined
}

/** Filters of a rating page; the keys are its query parameters. */
export interface NeedFilters {
  countries?: number
  cities?: number
  bt?: number
  st?: number
  systems?: number
}

export interface NeedSlice {
  path: RatingPath
  filters: NeedFilters
  budget?: number | undefined
}

/** The first trait becomes the slice, which has places of its own; the others become filters. */
export function sliceOfNeed(need: Need): NeedSlice {
  const [slice, ...others] = traitsOf(need)
  const path: RatingPath = { type: need.rating, slice, tier: need.tier }
  if (need.rating === 'apps') path.platform = need.platform ?? 'ios'
  return { path, filters: Object.assign({}, ...others.map(filterOf)), budget: need.budget }
}

/** «/digital-agencies/shop/?cities=4&budget=1500000» */
export function sliceAddress(
  { path, filters, budget }: NeedSlice,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams()
  for (const [key, id] of Object.entries(filters)) query.set(key, String(id))
  if (budget !== undefined) query.set('budget', String(budget))
  for (const [key, value] of Object.entries(extra)) query.set(key, value)
  return buildRatingPath(path) + (query.size > 0 ? `?${query}` : '')
}

/** «Рейтинг разработчиков интернет-магазинов в Казани, до 1,5 млн ₽» */
export function needTitle(need: Need): string {
  const { path, budget } = sliceOfNeed(need)
  const [, ...others] = traitsOf(need)
  const words = [ratingHeading({ ...path, tier: undefined }), ...others.map(wordsOf)].join(' ')
  const limited = budget === undefined ? words : `${words}, ${formatMoneyRange(null, budget)}`
  return path.tier ? `${limited}. ${tierBySlug(path.tier).title}` : limited
}

/** What is to be made; the first trait is what its cost is judged by. Empty for any work of the rating. */
export const kindTraits = (need: Need): RatingSlice[] => traitsOf(need).filter(({ kind }) => !isPlace(kind))

/** Where the agency is to be. */
export const placeTrait = (need: Need): RatingSlice | undefined => traitsOf(need).find(({ kind }) => isPlace(kind))

const isPlace = (kind: RatingSlice['kind']): boolean => kind === 'city' || kind === 'district' || kind === 'country'

/** Most specific first. A district comes first of all: no filter stands for it. */
function traitsOf({ rating, product, industry, system, city, district, country }: Need): RatingSlice[] {
  const traits: RatingSlice[] = []
  if (district && !city) traits.push({ kind: 'district', slug: district })
  // Branding is sliced by deliverable, every other rating by type of site.
  if (product && (categoryBySlug(product).kind === 'branding') === (rating === 'branding'))
    traits.push({ kind: 'category', slug: product })
  if (industry) traits.push({ kind: 'category', slug: industry })
  if (system) traits.push({ kind: 'system', slug: system })
  if (city) traits.push({ kind: 'city', slug: city })
  else if (country) traits.push({ kind: 'country', slug: country })
  return traits
}

function filterOf(trait: RatingSlice): NeedFilters {
  switch (trait.kind) {
    case 'category': {
      const industry = businessTypeBySlug(trait.slug)
      const siteType = siteTypeBySlug(trait.slug)
      if (industry) return { bt: industry.id }
      return siteType ? { st: siteType.id } : {}
    }
    case 'system':
      return { systems: systemBySlug(trait.slug).id }
    case 'city':
      return { cities: cityBySlug(trait.slug).id }
    case 'country':
      return { countries: countryBySlug(trait.slug).id }
    default:
      return {}
  }
}

function wordsOf(trait: RatingSlice): string {
  switch (trait.kind) {
    case 'category':
      return categoryBySlug(trait.slug).purpose
    case 'system':
      return `на ${systemBySlug(trait.slug).title}`
    case 'city':
      return cityBySlug(trait.slug).inPlace
    case 'country':
      return countryBySlug(trait.slug).inPlace ?? `(${countryBySlug(trait.slug).title})`
    default:
      return ''
  }
}
