import { useEffect } from 'react'
import { usePageParams } from '../../../app/location.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { agencyEntered } from './agency-blocks.ts'

export function useAgency() {
  const dispatch = useAppDispatch()
  const { agency } = usePageParams('agency')
  useEffect(() => {
    dispatch(agencyEntered(agency))
  }, [dispatch, agency])
  return useCall('agency-header', { agency })
}

export function useAbout() {
  const { agency } = usePageParams('agency')
  return useCall('agency-about', { agency })
}
