import { createRoot } from 'react-dom/client'
import type { ShownPages } from '../../browser/first-movement.ts'
import type { AppStore } from '../../store/make-store.ts'
import { registerWorker } from './register-worker.ts'
import { watchForms } from './unsent-list.ts'
import { UnsentNotice } from './unsent-notice.tsx'

let isStarted = false

/** A root of its own: a place in the layout would be code on every page. */
export function startOffline(pages: ShownPages, store: AppStore): void {
  if (isStarted) return
  isStarted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<UnsentNotice list={watchForms(pages, store, Date.now)} />)
  forgetCopyMark(pages)
  registerWorker(pages, store)
}

/** The mark of a saved copy is outside the application's root, and the next page is no copy. */
function forgetCopyMark(pages: ShownPages): void {
  const { pathname } = pages.current
  pages.subscribe(() => {
    if (pages.current.pathname !== pathname) document.querySelector('[data-saved-copy]')?.remove()
  })
}
