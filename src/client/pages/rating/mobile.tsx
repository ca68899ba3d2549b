import type { RatingRow } from '#contract/calls/rating.ts'
import { island } from '../../app/island.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { Axis } from '../../ui/scale/axis.tsx'
import { evenTicks } from '../../ui/scale/geometry.ts'
import { Part as BelowPart } from './below/below.tsx'
import { Part as FiltersPart } from './filters/filter-row.tsx'
import { FiltersPlaceholder } from './filters/filters-placeholder.tsx'
import { Part as HeadPart } from './head/rating-head.tsx'
import { Part as RatingPickerPart } from './head/rating-picker.tsx'
import { Part as RequestedExplanationPart } from './row-details/asked-explanation.tsx'
import { Part as EmptyListPart } from './rows/empty-list.tsx'
import styles from './rows/rating-cards.module.css'
import { RatingList } from './rows/rating-list.tsx'
import { RatingCard } from './rows/rating-row.mobile.tsx'
import { rowKey, splitByAds } from './rows/rating-rows.ts'
import { useRowDetails } from './rows/use-row-details.tsx'
import { Part as GeneralSponsorPart } from './sponsors/general-sponsor.tsx'
import { Part as MiniBlockPart } from './sponsors/mini-block.tsx'
import { useAdvertised } from './sponsors/use-advertised.ts'
import { Part as WideBlockPart } from './sponsors/wide-block.tsx'
import { useRating } from './use-rating.ts'

const SCORE_TICKS = evenTicks(100, 20, 5)

const Head = island(HeadPart)
const RatingPicker = island(RatingPickerPart)
const Filters = island(FiltersPart, <FiltersPlaceholder />)
const RequestedExplanation = island(RequestedExplanationPart)
const GeneralSponsor = island(GeneralSponsorPart)
const EmptyList = island(EmptyListPart)
const WideBlock = island(WideBlockPart)
const MiniBlock = island(MiniBlockPart)
const Below = island(BelowPart)

export function View() {
  const { path, unit, response } = useRating()
  const advertised = useAdvertised(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return <LoadingBlock />

  const { leaders, hasWide, middle, hasMini, rest } = splitByAds(response.rows, advertised)
  const renderRow = (row: RatingRow) => (
    <RatingCard row={row} unit={unit} open={openOf(row)}>
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
      <EmptyList />
      {response.rows.length > 0 && (
        <RatingList answer={response}>
          <div className={styles.axis}>
            <Axis ticks={SCORE_TICKS} />
          </div>
          <MemoList {...list} items={leaders} />
          {hasWide && <WideBlock />}
          {middle.length > 0 && <MemoList {...list} items={middle} />}
          {hasMini && <MiniBlock />}
          {rest.length > 0 && <MemoList {...list} items={rest} />}
        </RatingList>
      )}
      <GeneralSponsor />
      <Below />
    </>
  )
}
