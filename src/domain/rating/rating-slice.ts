import type { CategorySlug } from '../vocabulary/categories.ts'
import type { CitySlug } from '../vocabulary/cities.ts'
import type { CmsKindSlug } from '../vocabulary/cms-kinds.ts'
import type { CompanyListSlug } from '../vocabulary/company-lists.ts'
import type { CountrySlug } from '../vocabulary/countries.ts'
import type { DistrictSlug } from '../vocabulary/districts.ts'
import type { RatingTypeSlug } from '../vocabulary/rating-types.ts'
import { SLICE_SLUGS } from '../vocabulary/slice-slugs.ts'
import type { SystemSlug } from '../vocabulary/systems.ts'
import type { WebServerSlug } from '../vocabulary/web-servers.ts'

// A part of a rating with places of its own.
export type RatingSlice =
  | { kind: 'category'; slug: CategorySlug }
  | { kind: 'system'; slug: SystemSlug }
  | { kind: 'country'; slug: CountrySlug }
  | { kind: 'city'; slug: CitySlug }
  | { kind: 'district'; slug: DistrictSlug }
  | { kind: 'list'; slug: CompanyListSlug }
  | { kind: 'cms-kind'; slug: CmsKindSlug }
  | { kind: 'web-server'; slug: WebServerSlug }

const slicesOf = (...kinds: (keyof typeof SLICE_SLUGS)[]): readonly RatingSlice[] =>
  kinds.flatMap(kind => SLICE_SLUGS[kind].map(slug => ({ kind, slug }) as RatingSlice))

// Ratings of agencies and the rating of CMS have different slices.
export const AGENCY_SLICES = slicesOf('category', 'system', 'country', 'city', 'district', 'list')
export const CMS_SLICES = slicesOf('cms-kind', 'web-server')

const agencySliceOf = new Map<string, RatingSlice>(AGENCY_SLICES.map(slice => [slice.slug, slice]))
const cmsSliceOf = new Map<string, RatingSlice>(CMS_SLICES.map(slice => [slice.slug, slice]))

export function findSlice(type: RatingTypeSlug, slug: string): RatingSlice | undefined {
  return (type === 'cms' ? cmsSliceOf : agencySliceOf).get(slug)
}
