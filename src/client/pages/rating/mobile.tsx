import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { NoRows } from './parts/no-rows.tsx'
import styles from './parts/rating-cards.module.css'
import { RatingHead } from './parts/rating-head.tsx'
import { RatingList } from './parts/rating-list.tsx'
import { RatingCard } from './parts/rating-row.mobile.tsx'
import { useRating } from './parts/use-rating.ts'

export function View() {
  const { rating, unit, response, isAjax, isError } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <RatingHead answer={response} rating={rating} isBrief />
      {response.rows.length === 0 ? (
        <NoRows wider={response.wider} year={rating.year} />
      ) : (
        <RatingList answer={response} rating={rating} isLoading={isAjax} isFailed={isError}>
          <MemoList
            as="ol"
            className={styles.cards}
            items={response.rows}
            keyOf={row => row.agency.id}
            kind={`rating-card:${unit}`}
            render={row => <RatingCard row={row} unit={unit} />}
          />
        </RatingList>
      )}
    </>
  )
}
