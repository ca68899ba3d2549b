import { href } from '#domain/paths/paths.ts'
import { lowerFirst } from '#domain/russian/lower-first.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useCall } from '../../store/hooks.ts'
import { EmptyState, LoadingBlock } from '../../ui/block-state.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PortraitLine } from '../../ui/portrait.tsx'
import { REVIEWS_CRUMBS } from './ad-crumbs.ts'
import { AdFrame } from './ad-frame.tsx'
import sponsors from './sponsors.module.css'

const NO_PARAMS = {}

export function AdReviews() {
  const { response } = useCall('advertising-reviews', NO_PARAMS)
  if (!response) return <LoadingBlock />
  const { reviews } = response
  return (
    <AdFrame
      crumbs={REVIEWS_CRUMBS}
      title="Отзывы рекламодателей"
      lead="Что говорят те, кто покупал рекламу. Публикуем целиком, вместе с тем, что не понравилось."
    >
      {reviews.length === 0 ? (
        <EmptyState
          title="Отзывов пока нет"
          action={<ButtonLink href={href('advertising-past-sponsors')}>Кто рекламировался</ButtonLink>}
        />
      ) : (
        <ul className={sponsors.reviews}>
          {reviews.map(review => (
            <li key={review.id} className={`stack-16 ${sponsors.review}`}>
              <blockquote>
                {review.text.map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </blockquote>
              <PortraitLine name={review.author}>
                <p>
                  <b>{review.author}</b>, {review.role}
                </p>
                <p className="note">
                  {`${review.sponsor} · ${lowerFirst(review.format)} · `}
                  <time dateTime={review.published_on}>{formatDate(review.published_on)}</time>
                </p>
              </PortraitLine>
            </li>
          ))}
        </ul>
      )}
    </AdFrame>
  )
}
