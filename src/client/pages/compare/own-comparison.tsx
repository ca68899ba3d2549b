import { useEffect, useMemo } from 'react'
import { selectionAdded, selectionRemoved } from '../../features/selection/selection-slice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { loadCalls } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { type ComparisonQuery, comparisonParams } from './compare-query.ts'
import { Comparison } from './comparison.tsx'

/** The visitor's selection: requested by the browser and changed by adding and removing agencies here. */
export function OwnComparison({ ids, query }: { ids: readonly number[]; query: ComparisonQuery }) {
  const dispatch = useAppDispatch()
  const params = useMemo(() => comparisonParams(ids, query), [ids, query])
  useEffect(() => {
    dispatch(loadCalls([callRequest('agency-compare-by-table', params)]))
  }, [dispatch, params])
  return (
    <Comparison
      ids={ids}
      query={query}
      own={{
        add: card => dispatch(selectionAdded({ ids: [card.id], cards: [card], at: new Date().toISOString() })),
        remove: id => dispatch(selectionRemoved(id)),
      }}
    />
  )
}
