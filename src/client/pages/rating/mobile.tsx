import { buildRatingPath } from '#domain/rating-path.ts'
import { usePageParams } from '../../app/location.tsx'
import { useCall } from '../../store/hooks.ts'

export function View() {
  const { response } = useCall('rating-page-main-info', { path: buildRatingPath(usePageParams('rating')) })
  return <h1>{response?.h1}</h1>
}
