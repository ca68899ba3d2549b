import { useRef } from 'react'
import { filterSearch } from '#domain/rating/rating-filters.ts'
import { ErrorBlock } from '../../../ui/block-state.tsx'
import choice from '../../../ui/choice.module.css'
import { MemoList } from '../../../ui/memo-html.tsx'
import { useClosingDetails } from '../../../ui/use-closing-details.ts'
import { ChosenBudget, FilterChoice, type FilterItem } from './filter-choice.tsx'
import styles from './filters.module.css'
import { useChipFocus } from './use-chip-focus.ts'
import { otherFilters, useFilters, withoutFilter } from './use-filters.ts'

/** Filters on desktop: a button each; choosing an option navigates to the filtered rating. */
export function FilterBar() {
  const { path, filters, budget, groups, call, found, search } = useFilters()
  const bar = useRef<HTMLElement>(null)
  useClosingDetails(bar)
  useChipFocus(bar, search)
  if (call.isError) return <ErrorBlock onRetry={call.retry}>Фильтры не загрузились</ErrorBlock>
  if (groups.length === 0) return null
  const chosen = groups.filter(({ selected }) => selected > 0).length + (budget === undefined ? 0 : 1)
  const items = groups.map(
    (group): FilterItem => ({
      group,
      path,
      without: withoutFilter(path, filters, group.key, budget),
      others: otherFilters(filters, group.key, budget),
    }),
  )
  return (
    <section className={`wrap-8 ${styles.bar}`} ref={bar} aria-label="Фильтры">
      <MemoList
        as="ul"
        className={`wrap-8 swipe ${styles.choices}`}
        items={items}
        keyOf={({ group }) => group.key}
        kind="rating-filter"
        render={item => <FilterChoice {...item} />}
      />
      <ChosenBudget budget={budget} without={path + filterSearch(filters)} />
      {chosen > 1 && (
        <a className={choice.reset} href={path}>
          Сбросить
        </a>
      )}
      <p className={`aside ${styles.found}`} role="status">
        {search !== '' && `Найдено ${found}`}
      </p>
    </section>
  )
}
