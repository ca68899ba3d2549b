import { formatNumber } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { usePageParams } from '../../../app/location.tsx'
import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall } from '../../../store/hooks.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAgency } from '../frame/use-agency.ts'
import { latestParams, summaryParams } from '../reviews-query.ts'

/** The summary and the latest review; all of them have a tab of their own. */
export function AgencyReviews() {
  const { agency } = usePageParams('agency')
  const { response: header } = useAgency()
  const { response: summary } = useCall('reviews-count-and-filters', summaryParams(agency))
  const { response: latest } = useCall('agency-reviews', latestParams(agency))
  if (!header) return null
  const { name_lat, reviews } = header
  const review = latest?.reviews[0]
  return (
    <section className="stack-16" aria-labelledby="reviews">
      <SectionHeading
        id="reviews"
        action={
          reviews.count > 0 ? (
            <TextLink isTarget href={href('agency-reviews', { agency: name_lat })}>
              {`Все ${formatNumber(reviews.count)}`}
            </TextLink>
          ) : undefined
        }
      >
        Отзывы
      </SectionHeading>
      {summary && <ReviewSummary summary={summary} isBrief />}
      {review && <ReviewCard review={review} />}
      <p>
        <TextLink isTarget href={`${href('review-client')}?agency=${name_lat}`}>
          Оставить отзыв
        </TextLink>
      </p>
    </section>
  )
}
