import { useMemo } from 'react'
import { MAX_COMPARED } from '#domain/agency/chosen-agencies.ts'
import { crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery } from '../../app/location.tsx'
import { selectSelection } from '../../store/agency/selection-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { readComparison } from './compare-query.ts'
import { Comparison } from './comparison.tsx'
import { COMPARE_CRUMBS } from './crumbs.ts'
import { HowToChoose } from './how-to-choose.tsx'
import { OwnComparison } from './own-comparison.tsx'
import styles from './view.module.css'

const CRUMBS = crumbsTo(COMPARE_CRUMBS)

const OF_HOW_MANY = ['двух', 'трёх', 'четырёх', 'пяти']

/** «Кого выбрать из трёх» */
function heading({ length }: readonly number[]): string {
  const count = OF_HOW_MANY[Math.min(length, MAX_COMPARED) - 2]
  return count ? `Кого выбрать из ${count}` : 'Сравнение агентств'
}

/** With ids in the URL, a shared comparison; without, the visitor's own selection. */
export function View() {
  const search = usePageQuery()
  const query = useMemo(() => readComparison(search), [search])
  const selection = useAppSelector(selectSelection)
  return (
    <div className={styles.page}>
      <div data-print="none">
        <Breadcrumbs crumbs={CRUMBS} />
      </div>
      <h1>{heading(query.ids ?? selection?.ids ?? [])}</h1>
      {query.ids ? (
        <Comparison ids={query.ids} query={query} />
      ) : selection && selection.ids.length > 0 ? (
        <OwnComparison ids={selection.ids} query={query} />
      ) : (
        <HowToChoose />
      )}
    </div>
  )
}
