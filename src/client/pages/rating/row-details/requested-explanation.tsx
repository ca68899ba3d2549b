import type { Params } from '#contract/index.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { useCall } from '../../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { whyRequest } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import { AgencyDetails } from './agency-details.tsx'
import styles from './explanation.module.css'
import { Explanation } from './explanation.tsx'

export function LinkedExplanation() {
  const request = whyRequest(usePageParams('rating'), usePageQuery())
  return request && <RequestedExplanation request={request} />
}

function RequestedExplanation({ request }: { request: Params<'rating-additional-info'> }) {
  const { rating, search, path } = useRating()
  const call = useCall('rating-additional-info', request)
  const info = call.response?.additional_info[request.ids]
  const close = <a href={path + search}>Закрыть</a>
  return (
    <section className={styles.asked} aria-labelledby="why">
      <SectionHeading id="why" action={close}>
        {info ? `${info.agency.name}: почему ${info.place}-е место` : 'Почему это место'}
      </SectionHeading>
      {info && (
        <>
          <Explanation info={info} rating={rating} />
          <AgencyDetails info={info} heading="h3" isExtraVotes />
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
