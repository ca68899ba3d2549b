import { useEffect } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { href } from '#domain/paths/paths.ts'
import { useDeferred } from '../app/use-deferred.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { sliceAdded } from '../store/make-store.ts'
import { selectTender, tenderOpened, tenderSlice } from '../store/shell/tender-slice.ts'

const load = () => import('./tender-dialog.tsx')

/** Links to the request form open it in a dialog over the page; without JavaScript they lead to its page. */
export function TenderLinks() {
  const dispatch = useAppDispatch()
  const { isOpen } = useAppSelector(selectTender)
  const { module: part } = useDeferred(load, isOpen)
  const isReady = part !== null
  useEffect(() => {
    // Until the dialog's code is loaded, links lead to the page.
    if (!isReady) return
    dispatch(sliceAdded(tenderSlice))
    const open = (event: MouseEvent) => {
      const selection = requestedSelection(event)
      if (!selection) return
      event.preventDefault()
      dispatch(tenderOpened(selection))
    }
    // Capture, to run before the navigation listener.
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [dispatch, isReady])
  return part && <part.TenderDialog />
}

function requestedSelection(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || anchor.target || window.location.pathname === href('tender')) return null
  const { origin, pathname, searchParams } = new URL(anchor.href, window.location.href)
  const agencies = parseAgencyIds(searchParams.get('agencies') ?? '')
  if (origin !== window.location.origin || pathname !== href('tender') || agencies.length === 0) return null
  return { agencies, system: searchParams.get('system') ?? '' }
}
