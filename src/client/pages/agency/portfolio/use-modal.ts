import { type RefObject, useEffect } from 'react'

/** An open dialog becomes modal; another subject in it begins at its top, with the keyboard still inside. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, subject: string | undefined): void {
  useEffect(() => {
    const element = dialog.current
    if (!element || subject === undefined) return
    if (!element.matches(':modal')) {
      // An open dialog refuses to become modal, and `close()` would be taken for the visitor's act.
      element.removeAttribute('open')
      element.showModal()
    }
    element.querySelector('[data-scrolls]')?.scrollTo(0, 0)
    // «Следующий» is gone with the last project: the keyboard must not fall out with it.
    if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>('h2')?.focus()
  }, [dialog, subject])
}
