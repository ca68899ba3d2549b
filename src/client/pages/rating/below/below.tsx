import type { CountedLink } from '#contract/shapes/link.ts'
import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { CallSection } from '../../../features/call-section/call-section.tsx'
import { DemandDynamics } from '../../../features/demand-dynamics/demand-dynamics.tsx'
import { HowToGetIn } from '../../../features/how-to-get-in/how-to-get-in.tsx'
import { OnlineVisitors } from '../../../features/online-visitors/online-visitors.tsx'
import { ViewedAgencies } from '../../../features/viewed-agencies/viewed-agencies.tsx'
import { useCall } from '../../../store/hooks.ts'
import { MemoList } from '../../../ui/memo-html.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useRating } from '../use-rating.ts'
import styles from './below.module.css'
import { Experts } from './experts.tsx'
import { Partners } from './partners.tsx'
import { Responses } from './responses.tsx'

/** Everything below the list: responses, demand, experts, how to get in, neighbouring ratings, viewed agencies. */
export function Part() {
  const { rating, path, response } = useRating()
  const responses = useCall('rating-page-responses', { path })
  const experts = useCall('/v2/ratingExperts', { path })
  const howToGetIn = useCall('how-to-get-into-ratings', { type: rating.type })
  const tags = useCall('rating-tags', { path })
  return (
    <div className={styles.below}>
      <CallSection
        id="responses"
        title="Отзывы клиентов"
        call={responses}
        isEmpty={({ responses }) => responses.length === 0}
      >
        {({ responses }) => <Responses key={path} path={path} responses={responses} />}
      </CallSection>
      <DemandDynamics />
      <CallSection id="experts" title="Эксперты рейтинга" call={experts} isEmpty={({ data }) => data.length === 0}>
        {({ data }) => <Experts votes={data} />}
      </CallSection>
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
      <CallSection
        id="ways-in"
        title="Как попасть в рейтинг"
        call={howToGetIn}
        isEmpty={({ steps }) => steps.length === 0}
      >
        {answer => <HowToGetIn answer={answer} />}
      </CallSection>
      <CallSection id="tags" title="Соседние рейтинги" call={tags} isEmpty={({ tagsList }) => tagsList.length === 0}>
        {({ tagsList }) => (
          <MemoList
            as="ul"
            className={styles.tags}
            items={tagsList}
            keyOf={({ path }) => path}
            kind="rating-tag"
            render={link => <NeighbourLink link={link} />}
          />
        )}
      </CallSection>
      <ViewedAgencies />
      <OnlineVisitors city={response?.city ?? null} />
    </div>
  )
}

function NeighbourLink({ link: { title, path, participants } }: { link: CountedLink }) {
  return (
    <li>
      <a href={path}>
        {title}
        <small>{formatNumber(participants)}</small>
      </a>
    </li>
  )
}
