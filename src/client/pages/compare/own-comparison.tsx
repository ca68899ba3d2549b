import { useEffect, useMemo } from 'react'
import { selectionAdded, selectionRemoved } from '../../store/agency/selection-slice.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { loadCalls } from '../../store/load-call.ts'
import { callRequest } from '../../store/remote.ts'
import { type ComparisonQuery, comparisonParams } from './compare-query.ts'
import { Comparison } from './comparison.tsx'

/** The visitor's selection: requested by the browser and changed by adding and removing agencies here. */
export function OwnComparison({ ids, asked }: { ids: readonly number[]; asked: ComparisonQuery }) {
  const dispatch = useAppDispatch()
  const params = useMemo(() => comparisonParams(ids, asked), [ids, asked])
  useEffect(() => {
    dispatch(loadCalls([callRequest('agency-compare-by-table', params)]))
  }, [dispatch, params])
  return (
    <Comparison
      ids={ids}
      asked={asked}
      own={{
        add: card => dispatch(selectionAdded({ ids: [card.id], cards: [card], at: new Date().toISOString() })),
        remove: id => dispatch(selectionRemoved(id)),
      }}
    />
  )
}
