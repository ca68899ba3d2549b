import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { OnlineVisitors } from '../../../features/online-visitors/online-visitors.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useCall } from '../../../store/hooks.ts'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'
import { Responses } from './responses.tsx'

const experts = drawnPart(() => import('./experts.tsx'))
const asides = drawnPart(() => import('./asides.tsx'))

/** Everything below the list: responses, experts, demand, how to get in, neighbouring ratings, viewed agencies. */
export function Below() {
  const { rating, path, response } = useRating()
  const votes = useCall('/v2/ratingExperts', { path })
  const howToGetIn = useCall('how-to-get-into-ratings', { type: rating.type })
  const tags = useCall('rating-tags', { path })
  return (
    <div className={`stack-40-32 ${styles.below}`} data-parts="rating">
      <Responses key={path} path={path} />
      <Island of={experts} until="leave" isAsked={votes.isError} />
      <Island of={asides} until="leave" isAsked={howToGetIn.isError || tags.isError} />
      <ViewedAgencies />
      <OnlineVisitors city={response?.city ?? null} />
    </div>
  )
}
