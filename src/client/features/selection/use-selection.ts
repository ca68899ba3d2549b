import { useEffect, useRef } from 'react'
import { followAgencies } from '../../browser/stored/agency-storage.ts'
import { localStore } from '../../browser/stored/storage.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'
import { SELECTED } from './selection-keys.ts'
import {
  type Selection,
  selectionFollowed,
  selectionRestored,
  selectionSlice,
  selectSelection,
} from './selection-slice.ts'
import { keepSelection, readSelection } from './selection-storage.ts'

/** The visitor's selection: restored from local storage, saved on every change, synced across tabs. */
export function useSelection(): Selection | null {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)
  /** The value another tab wrote. Writing it again might undo that tab's next change. */
  const followed = useRef<string | null>(null)

  useEffect(() => {
    dispatch(sliceAdded(selectionSlice))
    dispatch(selectionRestored(readSelection(localStore())))
    return followAgencies(SELECTED, () => {
      const stored = readSelection(localStore())
      followed.current = stored.ids.join()
      dispatch(selectionFollowed(stored))
    })
  }, [dispatch])

  useEffect(() => {
    if (selection && selection.ids.join() !== followed.current) keepSelection(localStore(), selection)
    followed.current = null
  }, [selection])

  return selection
}
