import { buildRatingPath } from '#domain/rating-path.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { type PriceUnit, serviceBySlug } from '#domain/vocabulary/services.ts'
import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

/** The rating the visitor is on and what is known of it. */
export function useRating() {
  const rating = usePageParams('rating')
  const call = useCall('rating-page-main-info', { path: buildRatingPath(rating) })
  const unit: PriceUnit = serviceBySlug(ratingTypeBySlug(rating.type).service).unit
  return { rating, unit, ...call }
}
