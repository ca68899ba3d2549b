import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { usePageParams } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'

export function useMethodology() {
  const edition = usePageParams('methodology')
  const path = buildRatingPath(edition)
  const { response } = useCall('rating-page-main-info', { path, methodology: true })
  const { response: experts } = useCall('/v2/ratingExperts', { path })
  return { edition, response, experts }
}
