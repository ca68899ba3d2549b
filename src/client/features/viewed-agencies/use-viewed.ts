import { useEffect } from 'react'
import { type AgencyStorage, followAgencies, keepAgencies, readAgencies } from '../../browser/agency-storage.ts'
import { localStore } from '../../browser/storage.ts'
import type { KeptAgency } from '../../store/agency/kept-agencies.ts'
import {
  agencyViewed,
  selectViewed,
  viewedAgenciesSlice,
  viewedFollowed,
  viewedRestored,
} from '../../store/agency/viewed-agencies-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'

export const VIEWED: AgencyStorage = { idsKey: 'viewedAgencies', cardsKey: 'viewedAgencyCards' }

/** Viewed agencies: restored from local storage, the current one put first, saved on every change. */
export function useViewed(current: KeptAgency | undefined) {
  const dispatch = useAppDispatch()
  const viewed = useAppSelector(selectViewed)

  useEffect(() => {
    dispatch(sliceAdded(viewedAgenciesSlice))
    dispatch(viewedRestored(readAgencies(localStore(), VIEWED)))
    return followAgencies(VIEWED, () => dispatch(viewedFollowed(readAgencies(localStore(), VIEWED))))
  }, [dispatch])

  useEffect(() => {
    if (!current) return
    const { id, name, name_lat, logo } = current
    dispatch(agencyViewed({ id, name, name_lat, logo }))
  }, [dispatch, current])

  const isKnown = useAppSelector(({ viewedAgencies }) => viewedAgencies !== undefined)
  useEffect(() => {
    if (isKnown) keepAgencies(localStore(), VIEWED, viewed)
  }, [isKnown, viewed])

  return viewed
}
