import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'
import {
  agencyViewed,
  selectViewed,
  type ViewedAgency,
  viewedAgenciesSlice,
  viewedFollowed,
  viewedRestored,
} from '../../store/viewed-agencies-slice.ts'
import { keepViewed, readViewed, VIEWED_KEY } from './viewed-storage.ts'

/** The agencies viewed: taken from the browser's storage, the current one in front, kept there on every change. */
export function useViewed(current: ViewedAgency | undefined) {
  const dispatch = useAppDispatch()
  const viewed = useAppSelector(selectViewed)

  useEffect(() => {
    dispatch(sliceAdded(viewedAgenciesSlice))
    dispatch(viewedRestored(readViewed(window.localStorage)))
    const follow = ({ key }: StorageEvent) => {
      if (key === VIEWED_KEY || key === null) dispatch(viewedFollowed(readViewed(window.localStorage)))
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [dispatch])

  useEffect(() => {
    if (!current) return
    const { id, name, name_lat, logo } = current
    dispatch(agencyViewed({ id, name, name_lat, logo }))
  }, [dispatch, current])

  const isKnown = useAppSelector(({ viewedAgencies }) => viewedAgencies !== undefined)
  useEffect(() => {
    if (isKnown) keepViewed(window.localStorage, viewed)
  }, [isKnown, viewed])

  return viewed
}
