import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { type Device, isPhoneScreen } from '#domain/web/device.ts'
import { connectAnalytics } from './analytics/connect-analytics.ts'
import { reachGoal } from './analytics/reach-goal.ts'
import { makeFetchApi } from './api/fetch-api.ts'
import { connectActs, wakeAll } from './app/asleep.ts'
import { untilLoaded } from './app/chunk-loader.ts'
import { connectCounter } from './browser/counter.ts'
import { layOutParts } from './browser/lay-out-parts.ts'
import { connectVisitorState } from './browser/visitor-state.ts'
import { watchFontSize } from './browser/watch-font-size.ts'
import { connectOffline } from './features/offline/offline-on-demand.ts'
import { connectResearchOffer } from './features/research-popup/research-on-demand.ts'
import { App } from './router/app.tsx'
import { connectNavigation } from './router/connect-navigation.ts'
import { layouts } from './router/layouts.ts'
import { loadView } from './router/load-view.ts'
import { Navigator } from './router/navigator.ts'
import { addressOf, resolvePage } from './router/resolve-page.ts'
import { isFoundPage, shownPage } from './router/shown-page.ts'
import { loadCalls } from './store/load-call.ts'
import { makeStore, type RootState } from './store/make-store.ts'
import { initialSite, serverRendered } from './store/shell/site-slice.ts'
import './styles/main.css'

/** Hydrates the server's page, or renders from scratch when it came without state. */
export async function start(): Promise<void> {
  const { pathname, search } = window.location
  const address = addressOf(pathname, search)
  const state = readState(address)
  const api = makeFetchApi({ fetch: window.fetch.bind(window) })
  const device = state?.site.device ?? deviceOfScreen()
  const store = makeStore(state ?? { site: { ...initialSite, device, path: address } }, { api })
  const first = resolvePage(pathname, search)
  const [{ Layout }] = await Promise.all([
    // Until its code has loaded, the server's page works by links and forms.
    untilLoaded(layouts[device].load),
    loadView(shownPage(store.getState().remote, first).views[device]).catch(() => undefined),
    state ? undefined : store.dispatch(loadCalls(first.requests)),
  ])

  const navigator = new Navigator(store, api, first)
  const { isCrashLogOff } = store.getState().site
  const onCrash = async (error: Error, componentStack: string) => {
    reachGoal('js_error')
    if (!import.meta.env.PROD || isCrashLogOff) return
    const { pathname: path } = navigator.current
    const { reportCrash } = await untilLoaded(() => import('./browser/report-crash.ts'))
    reportCrash(api, path, error, componentStack)
  }
  // Hydration must see the server's state even if the store has changed by the time it reaches a part.
  const serverState = store.getState()
  const app = (
    <Provider store={store} serverState={serverState}>
      <App source={navigator} Layout={Layout} onCrash={onCrash} />
    </Provider>
  )
  // Nothing was drawn that could be left alone.
  if (state) connectActs()
  else wakeAll()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no root')
  // A transition is rendered in slices: hydration must not block a tap or a scroll.
  startTransition(() => {
    if (state) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  store.dispatch(serverRendered(state !== null))

  connectNavigation(navigator, store)
  connectVisitorState(store)
  watchFontSize(store)
  layOutParts()
  const isCounted = () => isFoundPage(store.getState().remote, navigator.current)
  connectCounter(navigator, isCounted)
  connectAnalytics(navigator, store, isCounted)
  connectResearchOffer(navigator, store)
  connectOffline(navigator, store)
}

/** State of another address is ignored: a foreign cache might serve the wrong page. */
function readState(address: string): RootState | null {
  const text = document.getElementById('state')?.textContent
  if (!text) return null
  const state = JSON.parse(text) as RootState
  return state.site.path === address ? state : null
}

function deviceOfScreen(): Device {
  const device = isPhoneScreen(window.screen.width, window.screen.height) ? 'mobile' : 'desktop'
  document.documentElement.className = device
  return device
}
