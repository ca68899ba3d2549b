import { phraseParams } from '#domain/picker/phrase-query.ts'
import { ratingTypePathBySlug } from '#domain/vocabulary/rating-type-paths.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'
import { usePageParams, usePageQuery } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'
import { filtersOf, ratingRequest } from './rating-query.ts'

/** The current rating, its active filters and its answer. */
export function useRating() {
  const rating = usePageParams('rating')
  const query = usePageQuery()
  const typed = filtersOf(query)
  const request = ratingRequest(rating, typed)
  const call = useCall('rating-page-main-info', request)
  const unit: PriceUnit = serviceBySlug(ratingTypePathBySlug(rating.type).service).unit
  // The server drops ids that no option has.
  const filters = call.response?.filters ?? typed
  const { budget } = phraseParams(query)
  return { rating, filters, path: request.path, request, unit, budget, ...call }
}
