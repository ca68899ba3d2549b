import { useEffect, useState } from 'react'
import { latePart, useLate } from '../app/late-part.ts'
import { localStore, readStored } from '../browser/stored/storage.ts'
import { BOX_NAME, SELECTED } from '../features/selection/selection-keys.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { selectIsSelectionLost, selectionLost } from '../store/shell/site-slice.ts'

const selection = latePart(() => import('../features/selection/selection.tsx'))

/** The selection's code loads when the visitor ticks the first box, or has ticked some on an earlier page. */
export function SelectionOnDemand() {
  const [isWanted, setIsWanted] = useState(false)
  const dispatch = useAppDispatch()
  const { module: Selection, isLost } = useLate(selection, isWanted)
  const isKnownLost = useAppSelector(selectIsSelectionLost)
  useEffect(() => {
    // Without this code the boxes still work as a plain form (features/selection/compare-box.tsx).
    if (isLost !== isKnownLost) dispatch(selectionLost(isLost))
  }, [isLost, isKnownLost, dispatch])
  useEffect(() => {
    const stored = readStored(localStore(), SELECTED.idsKey)
    if (Array.isArray(stored) && stored.length > 0) setIsWanted(true)
    // Boxes can also be ticked before hydration, or by another tab.
    if (document.querySelector(`input[name="${BOX_NAME}"]:checked`)) setIsWanted(true)
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === BOX_NAME) setIsWanted(true)
    }
    const followTabs = ({ key }: StorageEvent) => key === SELECTED.idsKey && setIsWanted(true)
    document.addEventListener('change', follow)
    window.addEventListener('storage', followTabs)
    return () => {
      document.removeEventListener('change', follow)
      window.removeEventListener('storage', followTabs)
    }
  }, [])
  return Selection && <Selection />
}
