import type { AppStore } from '../store/make-store.ts'
import { type RemoteState, responseFor } from '../store/remote.ts'
import { menuClosed } from '../store/shell/main-menu-slice.ts'
import type { Navigator } from './navigator.ts'

const MACHINE_PATHS = /^\/(api|v2|media|assets|rss|__ui)\b|\.\w+$/

/** How many pages are kept for the way back. */
const MAX_LEFT = 20

/** Links are plain anchors, questions plain forms; one listener each turns them into moves without a reload. */
export function connectNavigation(navigator: Navigator, store: AppStore): void {
  window.history.scrollRestoration = 'manual'
  const left = new Map<string, LeftPage>()
  let entry = keyOf(window.history.state)
  const remember = () => {
    left.set(entry, { scroll: window.scrollY, remote: store.getState().remote })
    const [oldest] = left.keys()
    if (left.size > MAX_LEFT && oldest !== undefined) left.delete(oldest)
  }

  const showTitle = titleShower(navigator, store)
  store.subscribe(showTitle)

  const arrive = ({ scroll, hash, isSamePlace }: Arrival) => {
    store.dispatch(menuClosed())
    showTitle()
    requestAnimationFrame(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else if (scroll !== null) window.scrollTo(0, scroll)
      const isFocusKept = isSamePlace && document.activeElement !== document.body
      if (!isFocusKept) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    })
  }

  const move = async (event: Event, url: URL | null) => {
    if (!url) return
    event.preventDefault()
    remember()
    // The same page with another query is the same place: a filter does not take the visitor away from itself.
    const { pathname, search } = navigator.current
    const isSamePlace = url.pathname === pathname && url.search !== search
    const isReplacing = replacesEntry(event)
    if (await navigator.go(url.pathname, url.search)) {
      entry = String(Date.now())
      if (isReplacing) window.history.replaceState({ entry }, '', url)
      else window.history.pushState({ entry }, '', url)
      arrive({ scroll: isSamePlace ? null : 0, hash: url.hash, isSamePlace })
    }
  }

  document.addEventListener('click', event => move(event, linkedPage(event)))
  document.addEventListener('submit', event => move(event, askedPage(event)))

  window.addEventListener('popstate', async ({ state }) => {
    remember()
    const { pathname, search, hash } = window.location
    if (navigator.current.pathname === pathname && navigator.current.search === search) return
    const next = keyOf(state)
    const page = left.get(next)
    const isSamePlace = navigator.current.pathname === pathname
    if (await navigator.go(pathname, search, page?.remote)) {
      entry = next
      arrive({ scroll: page?.scroll ?? 0, hash, isSamePlace })
    }
  })
}

interface Arrival {
  /** Null leaves the visitor at the height where he is. */
  scroll: number | null
  hash: string
  /** The same page with another query: whoever holds the focus keeps it. */
  isSamePlace: boolean
}

/** A page as it was left: the way back finds the same rows at the same height. */
interface LeftPage {
  scroll: number
  remote: RemoteState
}

const keyOf = (state: unknown): string => (state as { entry?: string } | null)?.entry ?? 'first'

/** The page a plain click leads to; null where the browser itself should act. */
function linkedPage(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null
  const url = new URL(anchor.href)
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search
  return isOwn(url) && !(isSamePage && url.hash) ? url : null
}

/** A link may take the place of the page it stands on, so that the way back leads past both: `data-history="replace"`. */
const replacesEntry = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a')?.dataset.history === 'replace'

/** The page a form asks for by its fields; those left empty are not asked. */
function askedPage(event: SubmitEvent): URL | null {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null
  const url = new URL(form.action)
  const fields = [...new FormData(form, event.submitter)].filter(([, value]) => value !== '')
  url.search = new URLSearchParams(fields as [string, string][]).toString()
  return isOwn(url) ? url : null
}

const isOwn = ({ origin, pathname }: URL): boolean => origin === window.location.origin && !MACHINE_PATHS.test(pathname)

/** The new title, in the tab and aloud, once per page: it may come after the page itself. */
function titleShower(navigator: Navigator, store: AppStore): () => void {
  let titled = navigator.current.pathname
  return () => {
    const { pathname } = navigator.current
    if (pathname === titled) return
    const head = responseFor(store.getState().remote, 'page-html-head', { path: pathname })
    if (!head) return
    titled = pathname
    document.title = head.title
    const announcer = document.getElementById('announcer')
    if (announcer) announcer.textContent = head.title
  }
}
