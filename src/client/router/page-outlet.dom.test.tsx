import { act } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LocationContext } from '../app/location.tsx'
import type { ViewSource } from '../app/page.ts'
import { failurePage } from '../pages/failures/pages.ts'
import { makeStore } from '../store/make-store.ts'
import { initialSite } from '../store/shell/site-slice.ts'
import { PageOutlet } from './page-outlet.tsx'

const api = () => Promise.reject(new Error('Nothing is asked here'))
const View = () => <p>страница</p>
const SERVER = '<!--$--><p>страница</p><!--/$-->'
const RETRY_MS = 5_000

let box: HTMLElement
let root: Root
let made = 0

/** A view whose first load fails. */
function lostView(): ViewSource & { load: ReturnType<typeof vi.fn<ViewSource['load']>> } {
  made += 1
  const load = vi.fn<ViewSource['load']>().mockRejectedValueOnce(new Error('chunk lost')).mockResolvedValue({ View })
  return { module: `lost-view-${made}`, load }
}

function outlet(source: ViewSource, isServerRendered: boolean, pathname = '/') {
  const page = failurePage(source)
  const store = makeStore({ site: { ...initialSite, isServerRendered } }, { api })
  return (
    <Provider store={store}>
      <LocationContext value={{ page, pathname, search: '', params: {}, requests: [] }}>
        <PageOutlet />
      </LocationContext>
    </Provider>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('No network')))
  vi.stubEnv('SSR', false)
  vi.useFakeTimers()
  document.body.innerHTML = '<main></main>'
  box = document.body.firstElementChild as HTMLElement
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test("the server's page stays while its view is lost, and is hydrated when it comes", async () => {
  box.innerHTML = SERVER
  const source = lostView()
  const markup = box.querySelector('p')
  await act(() => {
    root = hydrateRoot(box, outlet(source, true))
  })
  await pass(RETRY_MS - 1)
  expect(source.load).toHaveBeenCalledOnce()
  expect(box.querySelector('p')).toBe(markup)
  await pass(1)
  expect(source.load).toHaveBeenCalledTimes(2)
  expect(box.querySelector('p')).toBe(markup)
  expect(Object.keys(markup ?? {}).some(key => key.startsWith('__react'))).toBe(true)
})

test('a view that fails on a move says so, and a retry brings it', async () => {
  const source = lostView()
  root = createRoot(box)
  await act(() => root.render(outlet(source, false)))
  await pass(0)
  expect(box.textContent).toContain('Error!')
  expect(box.textContent).toContain('chunk lost')
  await act(() => box.querySelector('button')?.click())
  await pass(0)
  expect(box.textContent).toBe('страница')
})
