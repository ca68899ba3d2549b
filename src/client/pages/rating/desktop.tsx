import type { RatingRow } from '#contract/calls/rating.ts'
import { buildMyRatingPath } from '#domain/paths/rating-path.ts'
import { Island } from '../../app/island.tsx'
import { drawnPart } from '../../app/late-part.ts'
import { LoadingBlock } from '../../ui/block-state.tsx'
import choice from '../../ui/choice.module.css'
import { MemoList } from '../../ui/memo-html.tsx'
import { Below } from './below/below.tsx'
import { FilterBar } from './filters/filter-bar.tsx'
import { FiltersPlaceholder } from './filters/filter-choice.tsx'
import filters from './filters/filters.module.css'
import { RatingPicker } from './head/rating-picker.tsx'
import { AskedExplanation } from './row-details/asked-explanation.tsx'
import { Outside } from './rows/outside.tsx'
import { PlaceScale } from './rows/place-scale.tsx'
import { EmptyList, RatingList } from './rows/rating-list.tsx'
import { RatingTableRow } from './rows/rating-row.desktop.tsx'
import { rowKey, splitByAds, TABLE_COLUMNS } from './rows/rating-rows.ts'
import styles from './rows/rating-table.module.css'
import { RatingTable } from './rows/rating-table.tsx'
import { useRowDetails } from './rows/use-row-details.tsx'
import { MiniRow } from './sponsors/mini-card.tsx'
import { useAdvertised } from './sponsors/use-advertised.ts'
import { WideRow } from './sponsors/wide-card.tsx'
import { useRating } from './use-rating.ts'

const head = drawnPart(() => import('./head/rating-head.tsx'))
const sponsor = drawnPart(() => import('./sponsors/general-sponsor.tsx'))

const NO_AXIS: readonly number[] = []

export function Rating() {
  const { response, search, rating } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <Island of={head} until="leave" isAsked={search !== ''} />
      <div className={`wrap-8 above-8 ${filters.line}`}>
        <Island of={FilterBar} fallback={<FiltersPlaceholder />} />
        <Island of={RatingPicker} />
        <a className={choice.opener} href={buildMyRatingPath(rating) + search} rel="nofollow">
          Свои веса
        </a>
      </div>
      <Island of={sponsor} until="leave" />
      <Island of={AskedExplanation} />
      <Island of={EmptyList} />
      {response.rows.length > 0 && <Rows />}
      <Outside />
      <Island of={Below} />
    </>
  )
}

function Rows() {
  const { rating, search, path, budget, response } = useRating()
  const advertised = useAdvertised(path)
  if (!response) return null
  const { hasWide, middle, hasMini, rest } = splitByAds(response.rows, advertised)
  return (
    <RatingList answer={response}>
      <RatingTable
        caption={response.h1}
        axis={response.scales?.prices ?? NO_AXIS}
        since={response.edition.compared}
        budget={budget}
        scale={
          search === '' && (
            <PlaceScale
              rating={rating}
              rows={response.rows}
              participants={response.edition.participants}
              places={response.scales?.places ?? []}
            />
          )
        }
      >
        <Island of={Leaders} until="act" />
        {hasWide && <Island of={WideRow} />}
        {middle.length > 0 && <Island of={Middle} until="act" />}
        {hasMini && <Island of={MiniRow} />}
        {rest.length > 0 && <Island of={Rest} until="act" />}
      </RatingTable>
    </RatingList>
  )
}

const Leaders = () => <RowsOf part="leaders" />
const Middle = () => <RowsOf part="middle" />
const Rest = () => <RowsOf part="rest" />

function RowsOf({ part }: { part: 'leaders' | 'middle' | 'rest' }) {
  const { path, unit, response } = useRating()
  const advertised = useAdvertised(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return null
  const axis = response.scales?.prices ?? NO_AXIS
  const { edition } = response
  const renderRow = (row: RatingRow) => {
    const details = detailsOf(row)
    return (
      <>
        <RatingTableRow row={row} unit={unit} edition={edition} axis={axis} open={openOf(row)} />
        {details && (
          <tr className={styles.details}>
            <td colSpan={TABLE_COLUMNS}>{details}</td>
          </tr>
        )}
      </>
    )
  }
  const items = splitByAds(response.rows, advertised)[part]
  return (
    <MemoList
      as="tbody"
      keyOf={rowKey}
      kind={`rating-table-row:${unit}:${edition.is_frozen}:${edition.compared}:${axis}`}
      render={renderRow}
      items={items}
    />
  )
}
