import { LoadingBlock } from '../../ui/loading-block.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { NoRows } from './parts/no-rows.tsx'
import { RatingHead } from './parts/rating-head.tsx'
import { RatingList } from './parts/rating-list.tsx'
import { RatingTableRow } from './parts/rating-row.desktop.tsx'
import styles from './parts/rating-table.module.css'
import { useRating } from './parts/use-rating.ts'

export function View() {
  const { rating, unit, response, isAjax, isError } = useRating()
  if (!response) return <LoadingBlock />
  return (
    <>
      <RatingHead answer={response} rating={rating} />
      {response.rows.length === 0 ? (
        <NoRows wider={response.wider} year={rating.year} />
      ) : (
        <RatingList answer={response} rating={rating} isLoading={isAjax} isFailed={isError}>
          <table className={styles.table}>
            <caption>
              <VisuallyHidden>{response.h1}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" className={styles.placeColumn}>
                  Место
                </th>
                <th scope="col">Агентство</th>
                <th scope="col" className={styles.projectsColumn}>
                  Проекты
                </th>
                <th scope="col" className={styles.reviewsColumn}>
                  Отзывы
                </th>
                <th scope="col" className={styles.priceColumn}>
                  Цена
                </th>
                <th scope="col" className={styles.scoreColumn}>
                  Балл
                </th>
              </tr>
            </thead>
            <MemoList
              as="tbody"
              items={response.rows}
              keyOf={row => row.agency.id}
              kind={`rating-table-row:${unit}`}
              render={row => <RatingTableRow row={row} unit={unit} />}
            />
          </table>
        </RatingList>
      )}
    </>
  )
}
