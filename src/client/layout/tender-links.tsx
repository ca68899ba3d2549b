import { useEffect } from 'react'
import { parseAgencyIds } from '#domain/agency/agency-ids.ts'
import { href } from '#domain/paths/paths.ts'
import { latePart, useLate } from '../app/late-part.ts'
import { selectTender, tenderOpened, tenderSlice } from '../features/tender/tender-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { sliceAdded } from '../store/make-store.ts'

const dialog = latePart(() => import('../features/tender/tender-dialog.tsx'))

/** Links to the request form open it in a dialog over the page; without JavaScript they lead to its page. */
export function TenderLinks() {
  const dispatch = useAppDispatch()
  const { isOpen } = useAppSelector(selectTender)
  const { module: TenderDialog } = useLate(dialog, isOpen)
  useEffect(() => {
    dispatch(sliceAdded(tenderSlice))
    const open = async (event: MouseEvent) => {
      const requested = requestedForm(event)
      if (!requested) return
      event.preventDefault()
      const { address, ...selection } = requested
      await dialog.ask()
      if (dialog.getState().module) dispatch(tenderOpened(selection))
      // The dialog's code did not load: the page of the form does the same.
      else window.location.assign(address)
    }
    // Capture, to run before the navigation listener.
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [dispatch])
  return TenderDialog && <TenderDialog />
}

function requestedForm(event: MouseEvent) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor || anchor.target || window.location.pathname === href('tender')) return null
  const { origin, pathname, searchParams } = new URL(anchor.href, window.location.href)
  const agencies = parseAgencyIds(searchParams.get('agencies') ?? '')
  if (origin !== window.location.origin || pathname !== href('tender') || agencies.length === 0) return null
  const given = (name: string) => searchParams.get(name) ?? ''
  return {
    agencies,
    system: given('system'),
    type: given('type'),
    city: given('city'),
    budget: given('budget'),
    deadline: given('deadline'),
    address: anchor.href,
  }
}
