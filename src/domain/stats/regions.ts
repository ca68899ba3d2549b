import { CITIES, cityBySlug } from '../vocabulary/cities.ts'
import { COUNTRIES, countryBySlug } from '../vocabulary/countries.ts'
import { DISTRICTS, districtBySlug } from '../vocabulary/districts.ts'

export interface StatRegion {
  slug: string
  kind: 'country' | 'district' | 'city'
  title: string
  /** «в Казани»; null where only «Украина: …» is used. */
  inPlace: string | null
}

/** Countries, districts that have cities, cities. */
export const STAT_REGIONS: readonly StatRegion[] = [
  ...COUNTRIES.map(({ slug, title, inPlace }) => ({ slug, kind: 'country' as const, title, inPlace })),
  ...DISTRICTS.filter(({ slug }) => CITIES.some(({ district }) => district === slug)).map(
    ({ slug, title, inPlace }) => ({ slug, kind: 'district' as const, title, inPlace }),
  ),
  ...CITIES.map(({ slug, title, inPlace }) => ({ slug, kind: 'city' as const, title, inPlace })),
]

const bySlug = new Map(STAT_REGIONS.map(region => [region.slug, region]))

export const statRegion = (slug: string): StatRegion | undefined => bySlug.get(slug)

/** Every place a row may name, historic districts included: leaving one out would lose it from the totals. */
export const ALL_PLACES: readonly string[] = [...COUNTRIES, ...DISTRICTS, ...CITIES].map(({ slug }) => slug)

/** A place and all that contain it, the nearest first; '' is everything. */
export function regionsAround(slug: string): string[] {
  const city = cityBySlug(slug)
  if (city) return [slug, ...(city.district ? [city.district] : []), city.country, '']
  // Districts are those of Russia.
  if (districtBySlug(slug)) return [slug, 'russia', '']
  return countryBySlug(slug) ? [slug, ''] : ['']
}
