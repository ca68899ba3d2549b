import { useEffect } from 'react'
import { usePageParams } from '../../../app/location.tsx'
import { agencyEntered } from '../../../store/agency/agency-blocks.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'

/** The agency whose page the visitor is on. */
export function useAgency() {
  const dispatch = useAppDispatch()
  const { agency } = usePageParams('agency')
  useEffect(() => {
    dispatch(agencyEntered(agency))
  }, [dispatch, agency])
  return useCall('agency-header', { agency })
}
