import { useEffect } from 'react'
import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { selectSelection } from '../../../features/selection/selection-slice.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { loadCalls } from '../../../store/load-call.ts'
import { callRequest } from '../../../store/remote.ts'

/** Agencies that the visitor has ticked on other pages: «12,7»; empty on the server and until storage is read. */
export function useSelectedIds(): string {
  const dispatch = useAppDispatch()
  const ids = useAppSelector(selectSelection)?.ids.slice(0, MAX_SELECTED).join(',') ?? ''
  useEffect(() => {
    if (ids !== '') dispatch(loadCalls([callRequest('agency-info-for-tender', { ids })]))
  }, [dispatch, ids])
  return ids
}
