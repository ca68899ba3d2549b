import { useEffect } from 'react'
import { followAgencies } from '../../browser/agency-storage.ts'
import { localStore } from '../../browser/storage.ts'
import {
  type Selection,
  selectionFollowed,
  selectionRestored,
  selectionSlice,
  selectSelection,
} from '../../store/agency/selection-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { sliceAdded } from '../../store/make-store.ts'
import { SELECTED } from './selection-keys.ts'
import { keepSelection, readSelection } from './selection-storage.ts'

/** The visitor's selection: restored from local storage, saved on every change, synced across tabs. */
export function useSelection(): Selection | null {
  const dispatch = useAppDispatch()
  const selection = useAppSelector(selectSelection)

  useEffect(() => {
    dispatch(sliceAdded(selectionSlice))
    dispatch(selectionRestored(readSelection(localStore())))
    return followAgencies(SELECTED, () => dispatch(selectionFollowed(readSelection(localStore()))))
  }, [dispatch])

  useEffect(() => {
    if (selection) keepSelection(localStore(), selection)
  }, [selection])

  return selection
}
