import type { Answer } from '#contract/index.ts'
import { isTracked } from './analytics/is-tracked.ts'
import { copyWithSource } from './browser/copy-with-source.ts'
import { countEvent, countOn, isCountingRefused, sendEvents } from './browser/count-event.ts'
import { rememberTerm } from './browser/stored/read-terms.ts'
import { localStore } from './browser/stored/storage.ts'
import { watchReadingPlace } from './features/article/watch-reading-place.ts'
import { offerResearch } from './features/research-popup/offer-research.ts'
import { showResearchPopup } from './features/research-popup/show-research-popup.ts'
import { isPromptDue, noteCase } from './pages/cases/parts/seen-cases.ts'

const CASE = /^\/cases\/case-(\d+)\/$/

/**
 * Features of a text without the application: the place in the text, the source of copied text, the offer of a study.
 * Built as a file of its own (scripts/build.ts), because everything it shares with the application is in the shell.
 */
export function connectReading(loadApplication: () => void): void {
  const { pathname } = window.location
  const root = document.querySelector<HTMLElement>('main [data-drawn]')
  if (!root) return
  countView(pathname)
  // It has the code that tells of the view.
  if (isTracked()) loadApplication()
  const [, id] = CASE.exec(pathname) ?? []
  // The newsletter of cases is offered with its form.
  if (id !== undefined) {
    if (isPromptDue(Number(id))) loadApplication()
    else noteCase(Number(id))
  }
  rememberTerm(localStore(), pathname)
  const stops = [watchReadingPlace(root), copyWithSource(root)]
  offerResearch({
    page: () => ({ isRead: id === undefined, pathname: window.location.pathname }),
    list: async () => {
      const answer = await fetch('/api/research-list?limit=2')
      return ((await answer.json()) as Answer<'research-list'>).list
    },
    show: study => void stops.push(showResearchPopup(study, () => {})),
  })
  // The application, once it has loaded, may show another page.
  const observer = new MutationObserver(() => {
    if (window.location.pathname === pathname) return
    observer.disconnect()
    for (const stop of stops) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** The attribute tells the application's counter that this view is counted. */
function countView(pathname: string): void {
  if (isCountingRefused()) return
  countOn(pathname)
  countEvent('page')
  sendEvents()
  document.documentElement.dataset.counted = pathname
}
