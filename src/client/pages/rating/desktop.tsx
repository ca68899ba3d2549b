import type { RatingRow } from '#contract/calls/rating.ts'
import { SCORED_PROJECTS, SCORED_REVIEWS } from '#domain/russian/count-labels.ts'
import { island } from '../../app/island.tsx'
import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Part as BelowPart } from './below/below.tsx'
import { Part as FiltersPart } from './filters/filter-bar.tsx'
import { FiltersPlaceholder } from './filters/filters-placeholder.tsx'
import { Part as HeadPart } from './head/rating-head.tsx'
import { Part as RatingPickerPart } from './head/rating-picker.tsx'
import { Part as RequestedExplanationPart } from './row-details/requested-explanation.tsx'
import { Part as NoRowsPart } from './rows/no-rows.tsx'
import { RatingList } from './rows/rating-list.tsx'
import { RatingTableRow } from './rows/rating-row.desktop.tsx'
import { rowKey, splitByAds, TABLE_COLUMNS } from './rows/rating-rows.ts'
import styles from './rows/rating-table.module.css'
import { useRowDetails } from './rows/use-row-details.tsx'
import { Part as GeneralSponsorPart } from './sponsors/general-sponsor.tsx'
import { Part as MiniRowPart } from './sponsors/mini-row.tsx'
import { useAdvertised } from './sponsors/use-advertised.ts'
import { Part as WideRowPart } from './sponsors/wide-row.tsx'
import { useRating } from './use-rating.ts'

const Head = island(HeadPart)
const RatingPicker = island(RatingPickerPart)
const Filters = island(FiltersPart, <FiltersPlaceholder />)
const RequestedExplanation = island(RequestedExplanationPart)
const GeneralSponsor = island(GeneralSponsorPart)
const NoRows = island(NoRowsPart)
const WideRow = island(WideRowPart)
const MiniRow = island(MiniRowPart)
const Below = island(BelowPart)

export function View() {
  const { path, unit, response } = useRating()
  const advertised = useAdvertised(path)
  const { openOf, detailsOf } = useRowDetails(path)
  if (!response) return <LoadingBlock />

  const { leaders, hasWide, middle, hasMini, rest } = splitByAds(response.rows, advertised)
  const renderRow = (row: RatingRow) => {
    const details = detailsOf(row)
    return (
      <>
        <RatingTableRow row={row} unit={unit} open={openOf(row)} />
        {details && (
          <tr className={styles.details}>
            <td colSpan={TABLE_COLUMNS}>{details}</td>
          </tr>
        )}
      </>
    )
  }
  const list = { as: 'tbody', keyOf: rowKey, kind: `rating-table-row:${unit}`, render: renderRow } as const
  return (
    <>
      <Head />
      <RatingPicker />
      <GeneralSponsor />
      <Filters />
      <RequestedExplanation />
      <NoRows />
      {response.rows.length > 0 && (
        <RatingList answer={response}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{response.h1}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" className={styles.selectColumn}>
                  <VisuallyHidden>Сравнить</VisuallyHidden>
                </th>
                <th scope="col" className={styles.placeColumn}>
                  Место
                </th>
                <th scope="col">Агентство</th>
                <th scope="col" className={styles.projectsColumn}>
                  {SCORED_PROJECTS}
                </th>
                <th scope="col" className={styles.reviewsColumn}>
                  {SCORED_REVIEWS}
                </th>
                <th scope="col" className={styles.priceColumn}>
                  Цена
                </th>
                <th scope="col" className={styles.scoreColumn}>
                  Балл
                </th>
                <th scope="col" className={styles.actionColumn}>
                  <VisuallyHidden>Подробнее</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <MemoList {...list} items={leaders} />
            {hasWide && <WideRow />}
            {middle.length > 0 && <MemoList {...list} items={middle} />}
            {hasMini && <MiniRow />}
            {rest.length > 0 && <MemoList {...list} items={rest} />}
          </table>
        </RatingList>
      )}
      <Below />
    </>
  )
}
