import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useAppDispatch } from '../../store/hooks.ts'
import type { RootState } from '../../store/make-store.ts'
import { knownCard } from './known-card.ts'
import { BOXES } from './selection-keys.ts'
import { type Selection, selectionAdded, selectionRemoved, selectSelection } from './selection-slice.ts'

const boxes = () => document.querySelectorAll<HTMLInputElement>(BOXES)

/**
 * Keeps the page's checkboxes and the selection in sync. One delegated listener, so that rows stay pure; a mutation
 * observer finds checkboxes added by «Показать ещё» or by navigation.
 */
export function useBoxes(selection: Selection | null): void {
  const dispatch = useAppDispatch()
  const store = useStore<RootState>()
  const isKnown = selection !== null

  useEffect(() => {
    if (!isKnown) return
    const add = (id: number) => {
      const cards = knownCard(store.getState().remote, id)
      dispatch(selectionAdded({ ids: [id], cards, at: new Date().toISOString() }))
    }
    const tickAll = () => tick(selectSelection(store.getState()))
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return
      const id = Number(target.value)
      if (target.checked) add(id)
      else dispatch(selectionRemoved(id))
      // Over the limit the selection does not change, so the checkbox must be unticked again.
      tickAll()
    }
    // Ticked before this code was loaded.
    for (const { checked, value } of boxes()) if (checked) add(Number(value))
    const watcher = new MutationObserver(tickAll)
    watcher.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('change', listen)
    return () => {
      watcher.disconnect()
      document.removeEventListener('change', listen)
    }
  }, [dispatch, store, isKnown])

  useEffect(() => tick(selection), [selection])
}

function tick(selection: Selection | null): void {
  if (!selection) return
  for (const box of boxes()) {
    const isChosen = selection.ids.includes(Number(box.value))
    if (box.checked !== isChosen) box.checked = isChosen
  }
}
