import type { Answer } from '#contract/index.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { chosenFilters } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'
import styles from './no-rows.module.css'

interface NoRowsProps {
  wider: Answer<'rating-page-main-info'>['wider']
  year: number | undefined
  /** URL of the same rating without filters, if filters caused the empty list. */
  unfiltered?: string | undefined
}

export function Part() {
  const { rating, filters, path, response } = useRating()
  if (!response || response.rows.length > 0) return null
  const isFiltered = chosenFilters(filters).length > 0
  return <NoRows wider={response.wider} year={rating.year} unfiltered={isFiltered ? path : undefined} />
}

/** Explains why the list is empty and links to a wider one. */
export function NoRows({ wider, year, unfiltered }: NoRowsProps) {
  return (
    <div className={styles.empty}>
      {unfiltered === undefined ? (
        <EmptyState
          title="Здесь пока нет участников"
          action={
            wider && (
              <ButtonLink tone="secondary" href={wider.path}>
                {wider.title}
              </ButtonLink>
            )
          }
        >
          {year
            ? `В выпуске ${year} года ни одно агентство не набрало здесь проверенных проектов, нужных для участия.`
            : 'Ни одно агентство ещё не набрало здесь проверенных проектов, нужных для участия.'}
          {wider && ' Смотрите рейтинг шире:'}
        </EmptyState>
      ) : (
        <EmptyState
          action={
            <ButtonLink tone="secondary" href={unfiltered}>
              Сбросить фильтры
            </ButtonLink>
          }
        >
          Все выбранные условия сразу не выполняет ни один участник рейтинга. Уберите одно из них или сбросьте все.
        </EmptyState>
      )}
    </div>
  )
}
