import { useMemo } from 'react'
import { MAX_COMPARED } from '#domain/agency/chosen-agencies.ts'
import { crumbsOf, crumbsTo } from '../../app/crumbs.ts'
import { usePageQuery } from '../../app/location.tsx'
import { selectSelection } from '../../features/selection/selection-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { readComparison } from './compare-query.ts'
import { Comparison } from './comparison.tsx'
import { HowToChoose } from './how-to-choose.tsx'
import { OwnComparison } from './own-comparison.tsx'

const CRUMBS = crumbsTo(crumbsOf('compare'))

const OF_HOW_MANY = ['двух', 'трёх', 'четырёх', 'пяти']

/** «Кого выбрать из трёх» */
function heading({ length }: readonly number[]): string {
  const count = OF_HOW_MANY[Math.min(length, MAX_COMPARED) - 2]
  return count ? `Кого выбрать из ${count}` : 'Сравнение агентств'
}

/** With ids in the URL, a shared comparison; without, the visitor's own selection. */
export function ComparePage() {
  const search = usePageQuery()
  const query = useMemo(() => readComparison(search), [search])
  const selection = useAppSelector(selectSelection)
  return (
    <div className="stack-16">
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
