import { type RefObject, useEffect } from 'react'

/** Makes an open dialog modal. When its subject changes, scrolls to the top and keeps focus inside. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, subject: string | undefined): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || subject === undefined) return
    if (!element.matches(':modal')) {
      // `showModal()` throws on an open dialog, and `close()` would fire the event that navigates away.
      element.removeAttribute('open')
      element.showModal()
    }
    element.querySelector('[data-scrolls]')?.scrollTo(0, 0)
    // The focused link «Следующий» disappears at the last project: keep focus in the dialog.
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>('h2')?.focus()
  }, [dialog, subject])
}
