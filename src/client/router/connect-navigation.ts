import { isMachinePath } from '#domain/web/machine-paths.ts'
import { isOutdated } from '../app/load-chunk.ts'
import type { AppStore } from '../store/make-store.ts'
import { type RemoteState, responseFor } from '../store/remote.ts'
import { menuClosed } from '../store/shell/main-menu-slice.ts'
import { loadWhole } from './load-view.ts'
import type { Navigator } from './navigator.ts'
import { headParams, resolvePage } from './resolve-page.ts'

/** How many left pages are remembered for going back. */
const MAX_LEFT = 20

/** Turns clicks on plain links and GET forms into client-side navigation, with one listener each. */
export function connectNavigation(navigator: Navigator, store: AppStore): void {
  window.history.scrollRestoration = 'manual'
  const left = new Map<string, LeftPage>()
  let entry = keyOf(window.history.state)
  const remember = () => {
    left.set(entry, { scroll: window.scrollY, remote: store.getState().remote })
    const [oldest] = left.keys()
    if (left.size > MAX_LEFT && oldest !== undefined) left.delete(oldest)
  }

  const showTitle = makeTitleUpdater(navigator, store)
  store.subscribe(showTitle)

  const arrive = ({ scroll, hash, isSamePage }: Arrival) => {
    store.dispatch(menuClosed())
    showTitle()
    if (!isSamePage) document.documentElement.dataset.moved = ''
    requestAnimationFrame(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else if (scroll !== null) window.scrollTo(0, scroll)
      const isFocusKept = isSamePage && document.activeElement !== document.body
      if (!isFocusKept) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    })
  }

  const move = async (event: Event, url: URL | null) => {
    if (!url || isOutdated() || isOffline()) return
    event.preventDefault()
    remember()
    // Changing a filter keeps the scroll position and focus.
    const { pathname, search } = navigator.current
    const isSamePage = url.pathname === pathname && url.search !== search
    const isReplacing = replacesEntry(event)
    if (await navigator.go(url.pathname, url.search)) {
      entry = String(Date.now())
      if (isReplacing) window.history.replaceState({ entry }, '', url)
      else window.history.pushState({ entry }, '', url)
      arrive({ scroll: isSamePage ? null : 0, hash: url.hash, isSamePage })
    }
  }

  document.addEventListener('click', event => move(event, linkedPage(event)))
  for (const pointing of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(pointing, ({ target }) => prefetchView(navigator, store, target), { passive: true })
  }
  document.addEventListener('submit', event => move(event, submittedPage(event)))

  window.addEventListener('popstate', async ({ state }) => {
    remember()
    const { pathname, search, hash } = window.location
    if (navigator.current.pathname === pathname && navigator.current.search === search) return
    const next = keyOf(state)
    const page = left.get(next)
    const isSamePage = navigator.current.pathname === pathname
    if (await navigator.go(pathname, search, page?.remote)) {
      entry = next
      arrive({ scroll: page?.scroll ?? 0, hash, isSamePage })
    }
  })
}

/** The code of a page is fetched when the visitor points at a link to it, and not before. */
function prefetchView(navigator: Navigator, store: AppStore, target: EventTarget | null): void {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor?.href || !isOwn(new URL(anchor.href))) return
  const { pathname, search } = new URL(anchor.href)
  const { page } = resolvePage(pathname, search)
  if (page !== navigator.current.page) loadWhole(page.views[store.getState().site.device]).catch(() => undefined)
}

interface Arrival {
  /** Null keeps the current scroll position. */
  scroll: number | null
  hash: string
  /** The same page with another query: keep the focus. */
  isSamePage: boolean
}

/** A page as it was left, so that going back restores its rows and scroll position. */
interface LeftPage {
  scroll: number
  remote: RemoteState
}

const keyOf = (state: unknown): string => (state as { entry?: string } | null)?.entry ?? 'first'

/** The page a plain click leads to; null when the browser should handle it. */
function linkedPage(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null
  const url = new URL(anchor.href)
  const isSameAddress = url.pathname === window.location.pathname && url.search === window.location.search
  return isOwn(url) && !(isSameAddress && url.hash) ? url : null
}

/** `data-history="replace"` makes a link replace the current history entry. */
const replacesEntry = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('a')?.dataset.history === 'replace'

/** The page a GET form leads to; empty fields are left out of its query. */
function submittedPage(event: SubmitEvent): URL | null {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null
  const url = new URL(event.submitter?.getAttribute('formaction') ?? form.action, window.location.href)
  const fields = [...new FormData(form, event.submitter)].filter(([, value]) => value !== '')
  url.search = new URLSearchParams(fields as [string, string][]).toString()
  return isOwn(url) ? url : null
}

const isOwn = ({ origin, pathname }: URL): boolean => origin === window.location.origin && !isMachinePath(pathname)

/** Without a network the service worker answers a full load: with a saved copy, or with the offline page. */
const isOffline = () => !navigator.onLine && navigator.serviceWorker?.controller

/** Sets and announces the new title once per page; it can arrive after the page. */
function makeTitleUpdater(navigator: Navigator, store: AppStore): () => void {
  const keyOfHead = ({ path, search = '' }: ReturnType<typeof headParams>) => path + search
  let titled = keyOfHead(headParams(navigator.current))
  return () => {
    const asked = headParams(navigator.current)
    if (keyOfHead(asked) === titled) return
    const head = responseFor(store.getState().remote, 'page-html-head', asked)
    if (!head) return
    titled = keyOfHead(asked)
    document.title = head.title
    const announcer = document.getElementById('announcer')
    if (announcer) announcer.textContent = head.title
  }
}
