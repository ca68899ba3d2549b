import type { Navigator } from '../app/navigator.ts'
import { menuClosed } from '../store/main-menu-slice.ts'
import type { AppStore } from '../store/make-store.ts'
import { responseFor } from '../store/remote.ts'

const MACHINE_PATHS = /^\/(api|v2|media|assets|rss|__ui)\b|\.\w+$/

/** Links are plain anchors; one listener turns clicks on our own pages into moves without a reload. */
export function connectNavigation(navigator: Navigator, store: AppStore): void {
  window.history.scrollRestoration = 'manual'
  const positions = new Map<string, number>()
  let entry = keyOf(window.history.state)
  const remember = () => positions.set(entry, window.scrollY)

  const arrive = (scroll: number, hash: string) => {
    store.dispatch(menuClosed())
    showTitle(navigator, store)
    requestAnimationFrame(() => {
      const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
      if (target) target.scrollIntoView()
      else window.scrollTo(0, scroll)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    })
  }

  document.addEventListener('click', async event => {
    const url = ownPage(event)
    if (!url) return
    event.preventDefault()
    remember()
    if (await navigator.go(url.pathname, url.search)) {
      entry = String(Date.now())
      window.history.pushState({ entry }, '', url)
      arrive(0, url.hash)
    }
  })

  window.addEventListener('popstate', async ({ state }) => {
    remember()
    const { pathname, search, hash } = window.location
    if (navigator.current.pathname === pathname && navigator.current.search === search) return
    const next = keyOf(state)
    if (await navigator.go(pathname, search)) {
      entry = next
      arrive(positions.get(next) ?? 0, hash)
    }
  })
}

const keyOf = (state: unknown): string => (state as { entry?: string } | null)?.entry ?? 'first'

/** The page a plain click leads to; null where the browser itself should act. */
function ownPage(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return null
  const url = new URL(anchor.href)
  if (url.origin !== window.location.origin || MACHINE_PATHS.test(url.pathname)) return null
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search
  return isSamePage && url.hash ? null : url
}

/** The new title, in the tab and aloud. */
function showTitle(navigator: Navigator, store: AppStore): void {
  const head = responseFor(store.getState().remote, 'page-html-head', { path: navigator.current.pathname })
  if (!head) return
  document.title = head.title
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = head.title
}
