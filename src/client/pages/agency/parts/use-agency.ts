import { useEffect } from 'react'
import { usePageParams } from '../../../app/location.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { agencyViewed } from '../../../store/viewed-agencies-slice.ts'

/** The agency the visitor is on; whoever has seen it finds it among the viewed. */
export function useAgency() {
  const dispatch = useAppDispatch()
  const { agency } = usePageParams('agency')
  const call = useCall('agency-header', { agency })
  const id = call.response?.id

  useEffect(() => {
    if (id !== undefined) dispatch(agencyViewed(id))
  }, [dispatch, id])

  return call
}
