import { useEffect } from 'react'
import { usePageParams } from '../../../app/location.tsx'
import { agencyEntered } from '../../../store/agency/agency-blocks.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'

export function useAgency() {
  const dispatch = useAppDispatch()
  const { agency } = usePageParams('agency')
  useEffect(() => {
    dispatch(agencyEntered(agency))
  }, [dispatch, agency])
  return useCall('agency-header', { agency })
}
