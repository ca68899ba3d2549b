import { deferredPart } from '../../app/deferred-part.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { FiltersPlaceholder } from './filters/filters-placeholder.tsx'
import styles from './rows/rating-cards.module.css'
import { RatingList } from './rows/rating-list.tsx'
import { RatingCard } from './rows/rating-row.mobile.tsx'
import { type ListedRow, listedRows, rowKey } from './rows/rating-rows.ts'
import { useRowDetails } from './rows/use-row-details.tsx'
import { useMiniCards } from './sponsors/use-mini-cards.ts'
import { useRating } from './use-rating.ts'

const Head = deferredPart(() => import('./head/rating-head.tsx'))
const Filters = deferredPart(() => import('./filters/filter-row.tsx'), <FiltersPlaceholder />)
const RequestedExplanation = deferredPart(() => import('./row-details/requested-explanation.tsx'))
const GeneralSponsor = deferredPart(() => import('./sponsors/general-sponsor.tsx'))
const NoRows = deferredPart(() => import('./rows/no-rows.tsx'))
const WideBlock = deferredPart(() => import('./sponsors/wide-block.tsx'))
const Below = deferredPart(() => import('./below/below.tsx'))

export function View() {
  const { path, unit, response } = useRating()
  const cards = useMiniCards(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return <LoadingBlock />

  const [leaders, others] = listedRows(response.rows, cards)
  const renderRow = ({ row, card }: ListedRow) => (
    <RatingCard row={row} unit={unit} card={card} open={openOf(row)}>
      {detailsOf(row)}
    </RatingCard>
  )
  const list = {
    as: 'ol',
    className: styles.cards,
    keyOf: rowKey,
    kind: `rating-card:${unit}`,
    render: renderRow,
  } as const
  return (
    <>
      <Head />
      <Filters />
      <RequestedExplanation />
      <NoRows />
      {response.rows.length > 0 && (
        <RatingList answer={response}>
          <MemoList {...list} items={leaders} />
          <WideBlock />
          {others.length > 0 && <MemoList {...list} items={others} />}
        </RatingList>
      )}
      <GeneralSponsor />
      <Below />
    </>
  )
}
