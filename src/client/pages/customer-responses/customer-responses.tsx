import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { responsesPath } from '#domain/paths/responses-path.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery, useResolvedPage } from '../../app/location.tsx'
import { ReviewFilters } from '../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../features/review-summary/review-summary.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { listCrumbs } from './response-crumbs.ts'
import { ResponseList } from './response-list.tsx'
import { type ResponsesSubject, responsesChoice, responsesRequest, withFilter } from './responses-query.ts'
import styles from './view.module.css'

/** One view for three pages: all responses, those for one service, those about one agency. */
export function CustomerResponses() {
  const subject = useResolvedPage().params as ResponsesSubject
  const query = usePageQuery()
  const choice = useMemo(() => responsesChoice(subject, query), [subject, query])
  const { response } = useCall('customer-reviews', responsesRequest(choice))
  if (!response) return <LoadingBlock />
  const { h1, agency, categories, price_range, shape, count_reviews } = response
  return (
    <div className="stack-24">
      <header className="stack-12">
        <Breadcrumbs crumbs={crumbsTo(listCrumbs(response, subject))} />
        <h1>{h1}</h1>
        {agency && (
          <p className={`wrap ${styles.agency}`}>
            <TextLink href={href('agency', { agency: agency.name_lat })} isTarget>
              Страница агентства
            </TextLink>
            <TextLink href={href('customer-responses')} isTarget>
              Отзывы обо всех агентствах
            </TextLink>
          </p>
        )}
      </header>
      <ReviewSummary summary={shape} heading="h2" />
      <ReviewFilters
        summary={{
          ...{ data: categories, price_range, results_count: count_reviews },
          ...{ selected: choice.category ?? 'all', selectedPrice: choice.price },
        }}
        hrefOf={(key, value) => responsesPath(withFilter(choice, key, value))}
        resetHref={responsesPath({ agency: choice.agency, category: null, price: 0 })}
      />
      <ResponseList choice={choice} answer={response} />
    </div>
  )
}
