import { useRef, useState } from 'react'
import { chosenFilters, filterSearch } from '#domain/rating/rating-filters.ts'
import { useIsHydrated } from '../../../app/use-is-hydrated.ts'
import { ErrorBlock } from '../../../ui/block-state.tsx'
import { Button } from '../../../ui/button.tsx'
import choice from '../../../ui/choice.module.css'
import { useClosingDetails } from '../../../ui/use-closing-details.ts'
import { LinkChoice } from '../head/link-choice.tsx'
import { ChosenBudget, ChosenFilter } from './filter-choice.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import styles from './filters.module.css'
import { useChipFocus } from './use-chip-focus.ts'
import { useFilters, withoutFilter } from './use-filters.ts'

/** Filters on phones: a button that opens a drawer, tier and year next to it, active filters below. */
export function FilterRow() {
  const { path, filters, budget, groups, call, found, tiers, years, search } = useFilters()
  const isHydrated = useIsHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const row = useRef<HTMLElement>(null)
  useClosingDetails(row)
  useChipFocus(row, search)
  const text = filtersText(chosenFilters(filters).length)
  const chosen = groups.filter(({ selected }) => selected > 0)
  return (
    <section className="above-16" ref={row} aria-label="Фильтры">
      <div className={`wrap-8 ${styles.row}`}>
        {groups.length > 0 && isHydrated && (
          <Button
            isPressed={search !== ''}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          >
            {text}
          </Button>
        )}
        {groups.length > 0 && !isHydrated && (
          <details className={styles.whole}>
            <summary className={search === '' ? choice.opener : choice.chosen}>{text}</summary>
            <FilterForm path={path} groups={groups} filters={filters} budget={budget}>
              <Button tone="primary" type="submit">
                Применить
              </Button>
            </FilterForm>
          </details>
        )}
        {tiers.length > 1 && (
          <LinkChoice
            key={`tiers ${path}`}
            opener={tiers.find(({ is_current }) => is_current)?.bounds || 'Бюджет'}
            links={tiers.map(tier => ({ ...tier, title: titleOf(tier) }))}
            search={search}
          />
        )}
        {years.length > 1 && (
          <LinkChoice
            key={`years ${path}`}
            opener={years.find(({ is_current }) => is_current)?.title ?? 'Год'}
            links={years}
            search={search}
          />
        )}
        <p className={`aside ${styles.found}`} role="status">
          {search !== '' && found}
        </p>
      </div>
      {search !== '' && (
        <ul className={`wrap-8 swipe ${styles.choices}`}>
          {chosen.map(group => (
            <li key={group.key}>
              <ChosenFilter group={group} without={withoutFilter(path, filters, group.key, budget)} />
            </li>
          ))}
          {budget !== undefined && (
            <li>
              <ChosenBudget budget={budget} without={path + filterSearch(filters)} />
            </li>
          )}
          {chosen.length > 1 && (
            <li>
              <a className={choice.reset} href={path}>
                Сбросить
              </a>
            </li>
          )}
        </ul>
      )}
      {call.isError && <ErrorBlock onRetry={call.retry}>Фильтры не загрузились</ErrorBlock>}
      <FilterDrawer {...{ isOpen, path, groups, filters, budget }} onClose={() => setIsOpen(false)} />
    </section>
  )
}

/** «до 300 тыс. ₽» */
const titleOf = ({ title, bounds }: { title: string; bounds: string }): string => bounds || title

/** «Фильтры · 1» */
export const filtersText = (count: number): string => (count > 0 ? `Фильтры · ${count}` : 'Фильтры')
