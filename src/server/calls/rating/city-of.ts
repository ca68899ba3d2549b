import type { RatingPath } from '#domain/paths/rating-path.ts'
import type { Filters } from '#domain/rating/rating-filters.ts'
import { cityById } from '#domain/vocabulary/cities.ts'

/** Slug of the city that the slice or the filter names. */
export const cityOf = ({ slice }: RatingPath, { cities = 0 }: Filters): string | null =>
  slice?.kind === 'city' ? slice.slug : (cityById(cities)?.slug ?? null)
