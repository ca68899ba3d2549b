import { useEffect } from 'react'
import { followAgencies, keepAgencies, readAgencies } from '../../browser/agency-storage.ts'
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
import { VIEWED } from './viewed-storage.ts'

/** The agencies viewed: taken from the browser's storage, the current one in front, kept there on every change. */
export function useViewed(current: KeptAgency | undefined) {
  const dispatch = useAppDispatch()
  const viewed = useAppSelector(selectViewed)

  useEffect(() => {
    dispatch(sliceAdded(viewedAgenciesSlice))
    dispatch(viewedRestored(readAgencies(window.localStorage, VIEWED)))
    return followAgencies(VIEWED, () => dispatch(viewedFollowed(readAgencies(window.localStorage, VIEWED))))
  }, [dispatch])

  useEffect(() => {
    if (!current) return
    const { id, name, name_lat, logo } = current
    dispatch(agencyViewed({ id, name, name_lat, logo }))
  }, [dispatch, current])

  const isKnown = useAppSelector(({ viewedAgencies }) => viewedAgencies !== undefined)
  useEffect(() => {
    if (isKnown) keepAgencies(window.localStorage, VIEWED, viewed)
  }, [isKnown, viewed])

  return viewed
}
