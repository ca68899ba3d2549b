import { island } from '../../app/island.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { Part as BelowPart } from './below/below.tsx'
import { Part as FiltersPart } from './filters/filter-row.tsx'
import { FiltersPlaceholder } from './filters/filters-placeholder.tsx'
import { Part as HeadPart } from './head/rating-head.tsx'
import { Part as RatingPickerPart } from './head/rating-picker.tsx'
import { Part as RequestedExplanationPart } from './row-details/requested-explanation.tsx'
import { Part as NoRowsPart } from './rows/no-rows.tsx'
import styles from './rows/rating-cards.module.css'
import { RatingList } from './rows/rating-list.tsx'
import { RatingCard } from './rows/rating-row.mobile.tsx'
import { type ListedRow, listedRows, rowKey } from './rows/rating-rows.ts'
import { useRowDetails } from './rows/use-row-details.tsx'
import { Part as GeneralSponsorPart } from './sponsors/general-sponsor.tsx'
import { useMiniCards } from './sponsors/use-mini-cards.ts'
import { Part as WideBlockPart } from './sponsors/wide-block.tsx'
import { useRating } from './use-rating.ts'

const Head = island(HeadPart)
const RatingPicker = island(RatingPickerPart)
const Filters = island(FiltersPart, <FiltersPlaceholder />)
const RequestedExplanation = island(RequestedExplanationPart)
const GeneralSponsor = island(GeneralSponsorPart)
const NoRows = island(NoRowsPart)
const WideBlock = island(WideBlockPart)
const Below = island(BelowPart)

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
      <RatingPicker />
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
