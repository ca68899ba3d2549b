import { CATEGORIES, type CategorySlug } from './vocabulary/categories.ts'
import { CITIES, type CitySlug } from './vocabulary/cities.ts'
import { CMS_KINDS, type CmsKindSlug } from './vocabulary/cms-kinds.ts'
import { COMPANY_LISTS, type CompanyListSlug } from './vocabulary/company-lists.ts'
import { COUNTRIES, type CountrySlug } from './vocabulary/countries.ts'
import { DISTRICTS, type DistrictSlug } from './vocabulary/districts.ts'
import type { RatingTypeSlug } from './vocabulary/rating-types.ts'
import { SYSTEMS, type SystemSlug } from './vocabulary/systems.ts'
import { WEB_SERVERS, type WebServerSlug } from './vocabulary/web-servers.ts'

// The part of a rating that is ranked inside itself.
export type RatingSlice =
  | { kind: 'category'; slug: CategorySlug }
  | { kind: 'system'; slug: SystemSlug }
  | { kind: 'country'; slug: CountrySlug }
  | { kind: 'city'; slug: CitySlug }
  | { kind: 'district'; slug: DistrictSlug }
  | { kind: 'list'; slug: CompanyListSlug }
  | { kind: 'cms-kind'; slug: CmsKindSlug }
  | { kind: 'web-server'; slug: WebServerSlug }

export type RatingSliceKind = RatingSlice['kind']

// Ratings of agencies and ratings of content systems are cut in different ways.
export const AGENCY_SLICES: readonly RatingSlice[] = [
  ...CATEGORIES.map(({ slug }) => ({ kind: 'category' as const, slug })),
  ...SYSTEMS.map(({ slug }) => ({ kind: 'system' as const, slug })),
  ...COUNTRIES.map(({ slug }) => ({ kind: 'country' as const, slug })),
  ...CITIES.map(({ slug }) => ({ kind: 'city' as const, slug })),
  ...DISTRICTS.map(({ slug }) => ({ kind: 'district' as const, slug })),
  ...COMPANY_LISTS.map(({ slug }) => ({ kind: 'list' as const, slug })),
]

export const CMS_SLICES: readonly RatingSlice[] = [
  ...CMS_KINDS.map(({ slug }) => ({ kind: 'cms-kind' as const, slug })),
  ...WEB_SERVERS.map(({ slug }) => ({ kind: 'web-server' as const, slug })),
]

const agencySliceOf = new Map<string, RatingSlice>(AGENCY_SLICES.map(slice => [slice.slug, slice]))
const cmsSliceOf = new Map<string, RatingSlice>(CMS_SLICES.map(slice => [slice.slug, slice]))

export function findSlice(type: RatingTypeSlug, slug: string): RatingSlice | undefined {
  return (type === 'cms' ? cmsSliceOf : agencySliceOf).get(slug)
}
