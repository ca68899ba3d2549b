import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { useCall } from '../../../store/hooks.ts'
import { LoadingBlock } from '../../../ui/block-state.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import styles from './reviews.module.css'

export function AgencyReview() {
  const { agency, id } = usePageParams('agency-review')
  const { response } = useCall('agency-review', { agency, id })
  return (
    <AgencyFrame>
      {response ? (
        <div className={`stack-24 ${styles.reviews}`}>
          <ReviewCard review={response.review} isWhole headingLevel={2} />
          <nav className={`dense ${styles.neighbours}`} aria-label="Другие отзывы">
            {response.previous && (
              <a rel="prev" href={response.previous.path}>
                <small>Предыдущий отзыв</small>
                {response.previous.title}
              </a>
            )}
            {response.next && (
              <a rel="next" href={response.next.path}>
                <small>Следующий отзыв</small>
                {response.next.title}
              </a>
            )}
          </nav>
          <p>
            <TextLink isTarget href={href('agency-reviews', { agency })}>
              Все отзывы об агентстве
            </TextLink>
          </p>
        </div>
      ) : (
        <LoadingBlock />
      )}
    </AgencyFrame>
  )
}
