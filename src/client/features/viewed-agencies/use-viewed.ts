import { useEffect, useRef } from 'react'
import { type AgencyStorage, followAgencies, keepAgencies, readAgencies } from '../../browser/stored/agency-storage.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import type { KeptAgency } from '../../store/kept-agencies.ts'
import { sliceAdded } from '../../store/make-store.ts'
import {
  agencyViewed,
  selectViewed,
  viewedAgenciesSlice,
  viewedFollowed,
  viewedRestored,
} from './viewed-agencies-slice.ts'

export const VIEWED: AgencyStorage = { idsKey: 'viewedAgencies', cardsKey: 'viewedAgencyCards' }

/** Viewed agencies: restored from local storage, the current one put first, saved on every change. */
export function useViewed(current: KeptAgency | undefined) {
  const dispatch = useAppDispatch()
  const viewed = useAppSelector(selectViewed)
  /** The value another tab wrote. Writing it again might undo that tab's next change. */
  const followed = useRef<string | null>(null)

  useEffect(() => {
    dispatch(sliceAdded(viewedAgenciesSlice))
    dispatch(viewedRestored(readAgencies(localStore(), VIEWED)))
    return followAgencies(VIEWED, () => {
      const stored = readAgencies(localStore(), VIEWED)
      followed.current = stored.ids.join()
      dispatch(viewedFollowed(stored))
    })
  }, [dispatch])

  useEffect(() => {
    if (!current) return
    const { id, name, name_lat, logo } = current
    dispatch(agencyViewed({ id, name, name_lat, logo }))
  }, [dispatch, current])

  const isKnown = useAppSelector(({ viewedAgencies }) => viewedAgencies !== undefined)
  useEffect(() => {
    if (isKnown && viewed.ids.join() !== followed.current) keepAgencies(localStore(), VIEWED, viewed)
    followed.current = null
  }, [isKnown, viewed])

  return viewed
}
