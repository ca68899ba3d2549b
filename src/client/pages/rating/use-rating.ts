import { filterSearch, readFilters } from '#domain/rating/rating-filters.ts'
import { ratingTypePathBySlug } from '#domain/vocabulary/rating-type-paths.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { useCall } from '../../store/hooks.ts'

/** The current rating, its active filters and its answer. */
export function useRating() {
  const rating = usePageParams('rating')
  const query = usePageQuery()
  const typed = readFilters(query)
  const request = ratingRequest(rating, query)
  const call = useCall('rating-page-main-info', request)
  const unit: PriceUnit = serviceBySlug(ratingTypePathBySlug(rating.type).service).unit
  // The server drops ids that no option has.
  const filters = call.response?.filters ?? typed
  // Past years have no costs of today to judge by.
  const budget = call.response ? (call.response.budget ?? undefined) : request.budget
  const search = filterSearch(filters, budget)
  return { rating, filters, path: request.path, request, unit, budget, search, ...call }
}
