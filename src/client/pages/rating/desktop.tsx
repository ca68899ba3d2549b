import type { RatingRow } from '#contract/calls/rating.ts'
import { chosenFilters } from '#domain/rating/rating-filters.ts'
import { island } from '../../app/island.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { Part as BelowPart } from './below/below.tsx'
import { Part as FiltersPart } from './filters/filter-bar.tsx'
import { FiltersPlaceholder } from './filters/filters-placeholder.tsx'
import { Part as HeadPart } from './head/rating-head.tsx'
import { Part as RatingPickerPart } from './head/rating-picker.tsx'
import { Part as RequestedExplanationPart } from './row-details/asked-explanation.tsx'
import { Part as EmptyListPart } from './rows/empty-list.tsx'
import { PlaceScale } from './rows/place-scale.tsx'
import { RatingList } from './rows/rating-list.tsx'
import { RatingTableRow } from './rows/rating-row.desktop.tsx'
import { rowKey, splitByAds, TABLE_COLUMNS } from './rows/rating-rows.ts'
import styles from './rows/rating-table.module.css'
import { RatingTable } from './rows/rating-table.tsx'
import { useRowDetails } from './rows/use-row-details.tsx'
import { Part as GeneralSponsorPart } from './sponsors/general-sponsor.tsx'
import { Part as MiniRowPart } from './sponsors/mini-row.tsx'
import { useAdvertised } from './sponsors/use-advertised.ts'
import { Part as WideRowPart } from './sponsors/wide-row.tsx'
import { useRating } from './use-rating.ts'

const NO_AXIS: readonly number[] = []

const Head = island(HeadPart)
const RatingPicker = island(RatingPickerPart)
const Filters = island(FiltersPart, <FiltersPlaceholder />)
const RequestedExplanation = island(RequestedExplanationPart)
const GeneralSponsor = island(GeneralSponsorPart)
const EmptyList = island(EmptyListPart)
const WideRow = island(WideRowPart)
const MiniRow = island(MiniRowPart)
const Below = island(BelowPart)

export function View() {
  const { rating, filters, path, unit, budget, response } = useRating()
  const advertised = useAdvertised(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return <LoadingBlock />

  const { leaders, hasWide, middle, hasMini, rest } = splitByAds(response.rows, advertised)
  const axis = response.scales?.prices ?? NO_AXIS
  const isWhole = chosenFilters(filters).length === 0
  const renderRow = (row: RatingRow) => {
    const details = detailsOf(row)
    return (
      <>
        <RatingTableRow row={row} unit={unit} axis={axis} open={openOf(row)} />
        {details && (
          <tr className={styles.details}>
            <td colSpan={TABLE_COLUMNS}>{details}</td>
          </tr>
        )}
      </>
    )
  }
  const list = { as: 'tbody', keyOf: rowKey, kind: `rating-table-row:${unit}:${axis}`, render: renderRow } as const
  return (
    <>
      <Head />
      <RatingPicker />
      <GeneralSponsor />
      <Filters />
      <RequestedExplanation />
      <EmptyList />
      {response.rows.length > 0 && (
        <RatingList answer={response}>
          <RatingTable
            caption={response.h1}
            axis={axis}
            budget={budget}
            scale={isWhole && <PlaceScale rating={rating} rows={response.rows} participants={response.found} />}
          >
            <MemoList {...list} items={leaders} />
            {hasWide && <WideRow />}
            {middle.length > 0 && <MemoList {...list} items={middle} />}
            {hasMini && <MiniRow />}
            {rest.length > 0 && <MemoList {...list} items={rest} />}
          </RatingTable>
        </RatingList>
      )}
      <Below />
    </>
  )
}
