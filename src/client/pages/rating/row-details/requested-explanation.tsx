import type { Params } from '#contract/index.ts'
import { filterSearch } from '#domain/rating/rating-filters.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import type { AdditionalInfo } from '../../../store/rating/rating-rows-slice.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { whyRequest } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import { AgencyDetails } from './agency-details.tsx'
import { Explanation } from './explanation.tsx'
import styles from './requested-explanation.module.css'

/** The explanation requested by `?why=`: for shared links and for opening a row without JavaScript. */
export function Part() {
  const request = whyRequest(usePageParams('rating'), usePageQuery())
  return request && <RequestedExplanation request={request} />
}

function RequestedExplanation({ request }: { request: Params<'rating-additional-info'> }) {
  const { rating, filters, path, response } = useRating()
  const call = useCall('rating-additional-info', request)
  const row = response?.rows.find(({ agency }) => String(agency.id) === request.ids)
  const info = call.response?.additional_info[request.ids]
  const agency = row?.agency ?? info?.last_review?.agency ?? null
  const close = <a href={path + filterSearch(filters)}>Закрыть</a>
  return (
    <section className={styles.asked} aria-labelledby="why">
      <SectionHeading id="why" action={close}>
        {agency && row ? `${agency.name}: почему ${row.place}-е место` : (agency?.name ?? 'Почему это место')}
      </SectionHeading>
      {info && (
        <>
          <Explanation
            info={info}
            rating={rating}
            agency={agency}
            heading="h3"
            place={row?.place ?? null}
            score={row?.score ?? scoreOf(info)}
          />
          <AgencyDetails info={info} agency={agency} heading="h3" isExtraVotes />
        </>
      )}
      {call.response && !info && (
        <EmptyState title="Такого участника здесь нет">Возможно, он вышел из рейтинга.</EmptyState>
      )}
      {call.isError && <ErrorBlock onRetry={call.retry} />}
      {!call.response && !call.isError && <LoadingBlock />}
    </section>
  )
}

/** For a row that is not on the page: the score is the sum of the addends. */
const scoreOf = ({ addends }: AdditionalInfo): number => addends.reduce((sum, { points }) => sum + points, 0)
