import { useRef } from 'react'
import { counted } from '#domain/russian/plural.ts'
import choice from '../../../ui/choice.module.css'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { MemoList } from '../../../ui/memo-html.tsx'
import { useClosingDetails } from '../../../ui/use-closing-details.ts'
import { FilterChoice, type FilterItem } from './filter-choice.tsx'
import styles from './filters.module.css'
import { otherFilters, useFilters, withoutFilter } from './use-filters.ts'

/** Filters on desktop: a button each; choosing an option navigates to the filtered rating. */
export function Part() {
  const { path, filters, groups, call, found, search } = useFilters()
  const bar = useRef<HTMLElement>(null)
  useClosingDetails(bar)
  if (call.isError) return <ErrorBlock onRetry={call.retry}>Фильтры не загрузились</ErrorBlock>
  if (groups.length === 0) return null
  const items = groups.map(
    (group): FilterItem => ({
      group,
      path,
      without: withoutFilter(path, filters, group.key),
      others: otherFilters(filters, group.key),
    }),
  )
  return (
    <section className={styles.bar} ref={bar} aria-label="Фильтры">
      <MemoList
        as="ul"
        className={styles.choices}
        items={items}
        keyOf={({ group }) => group.key}
        kind="rating-filter"
        render={item => <FilterChoice {...item} />}
      />
      {search !== '' && (
        <a className={choice.reset} href={path}>
          Сбросить
        </a>
      )}
      <p className={styles.found} role="status">{`Найдено ${counted(found, 'agency')}`}</p>
    </section>
  )
}
