import { href } from '#domain/paths/paths.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { dormantPart } from '../../../app/dormant-part.tsx'
import { DrawnPart } from '../../../app/drawn-part.tsx'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { OnlineVisitors } from '../../../features/online-visitors/online-visitors.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useCall } from '../../../store/hooks.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'
import { Partners } from './partners.tsx'
import { Responses } from './responses.tsx'
import '../../../features/demand-dynamics/demand-dynamics.module.css'
import '../../../features/how-to-get-in/how-to-get-in.module.css'
import '../../../ui/card.module.css'
import '../../../ui/disclosure.module.css'
import '../../../ui/portrait.module.css'
import '../../../ui/scale/month-bars.module.css'
import './expert-card.module.css'

const experts = dormantPart(() => import('./experts.tsx'))
const asides = dormantPart(() => import('./asides.tsx'))

/** Everything below the list: responses, experts, demand, how to get in, neighbouring ratings, viewed agencies. */
export function Part() {
  const { rating, path, response } = useRating()
  const responses = useCall('rating-page-responses', { path })
  const votes = useCall('/v2/ratingExperts', { path })
  const howToGetIn = useCall('how-to-get-into-ratings', { type: rating.type })
  const tags = useCall('rating-tags', { path })
  return (
    <div className={styles.below} data-parts>
      <CallSection
        id="responses"
        title="Отзывы клиентов"
        call={responses}
        isEmpty={({ responses }) => responses.length === 0}
      >
        {({ responses }) => <Responses key={path} path={path} responses={responses} />}
      </CallSection>
      <DrawnPart part={experts} isFailed={votes.isError} />
      {rating.slice?.kind === 'system' && (
        <>
          <Partners system={rating.slice.slug} />
          <p className={styles.aside}>
            <TextLink isTarget href={href('cms', { cms: rating.slice.slug })}>
              {`${systemBySlug(rating.slice.slug).title}: доля сайтов, проекты и отзывы`}
            </TextLink>
          </p>
        </>
      )}
      <DrawnPart part={asides} isFailed={howToGetIn.isError || tags.isError} />
      <ViewedAgencies />
      <OnlineVisitors city={response?.city ?? null} />
    </div>
  )
}
