import { useMemo } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatFixed } from '#domain/numbers/numbers.ts'
import { href } from '#domain/paths/paths.ts'
import { responsesPath } from '#domain/paths/responses-path.ts'
import { countedDative } from '#domain/russian/plural.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery, useResolvedPage } from '../../app/location.tsx'
import { ReviewFilters } from '../../features/review-filters/review-filters.tsx'
import { useCall } from '../../store/hooks.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { StarRow } from '../../ui/star-row.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { listCrumbs } from './response-crumbs.ts'
import { ResponseList } from './response-list.tsx'
import { type ResponsesSubject, responsesChoice, responsesRequest } from './responses-query.ts'
import styles from './view.module.css'

/** One view for three pages: all responses, those for one service, those about one agency. */
export function CustomerResponses() {
  const subject = useResolvedPage().params as ResponsesSubject
  const query = usePageQuery()
  const choice = useMemo(() => responsesChoice(subject, query), [subject, query])
  const { response } = useCall('customer-reviews', responsesRequest(choice))
  if (!response) return <LoadingBlock />
  const { h1, agency, categories, price_range } = response
  return (
    <div className={styles.page}>
      <header className={`stack-12 ${styles.head}`}>
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
      <div className={`stack-16 ${styles.choice}`}>
        <Summary answer={response} />
        <ReviewFilters
          summary={{ data: categories, price_range, selected: choice.category ?? 'all', selectedPrice: choice.price }}
          hrefOf={({ category, price }) =>
            responsesPath({ agency: choice.agency, category: category === 'all' ? null : category, price })
          }
        />
      </div>
      <ResponseList choice={choice} answer={response} />
    </div>
  )
}

function Summary({ answer }: { answer: Answer<'customer-reviews'> }) {
  const { average_reviews: average, count_reviews: count } = answer
  if (average === null) return null
  return (
    <p className={`row ${styles.average}`}>
      <b className="place">{formatFixed(average)}</b>
      <StarRow value={average} label={`Оценка ${formatFixed(average)} из 5`} />
      <span>{`по ${countedDative(count, 'review')}`}</span>
    </p>
  )
}
