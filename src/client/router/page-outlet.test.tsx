import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { LocationContext } from '../app/location.tsx'
import type { AnyPage } from '../app/page.ts'
import { notFoundPage } from '../pages/failures/pages.ts'
import { makeStore } from '../store/make-store.ts'
import { initialSite } from '../store/shell/site-slice.ts'
import { loadView } from './load-view.ts'
import { PageOutlet } from './page-outlet.tsx'

const api = () => Promise.reject(new Error('Nothing is asked here'))
const DesktopView = () => <p>Широко</p>
const MobileView = () => <p>Узко</p>

function show(page: AnyPage, device: 'desktop' | 'mobile') {
  const store = makeStore({ site: { ...initialSite, device } }, { api })
  const location = { page, pathname: '/', search: '', params: {}, requests: [] }
  return renderToStaticMarkup(
    <Provider store={store}>
      <LocationContext value={location}>
        <PageOutlet />
      </LocationContext>
    </Provider>,
  )
}

const pageOf = (name: string): AnyPage => ({
  ...notFoundPage,
  views: {
    desktop: { module: `${name} desktop`, load: async () => ({ View: DesktopView }) },
    mobile: { module: `${name} mobile`, load: async () => ({ View: MobileView }) },
  },
})

test('a loaded view is shown, one per device', async () => {
  const page = pageOf('loaded')
  await Promise.all(Object.values(page.views).map(loadView))
  expect(show(page, 'desktop')).toBe('<p>Широко</p>')
  expect(show(page, 'mobile')).toBe('<p>Узко</p>')
})

test('a loading view shows nothing at first: «Loading...» would only flicker', () => {
  expect(show(pageOf('late'), 'desktop')).toBe('')
})

test('a view outside the application throws', () => {
  const store = makeStore(undefined, { api })
  const outlet = (
    <Provider store={store}>
      <PageOutlet />
    </Provider>
  )
  expect(() => renderToStaticMarkup(outlet)).toThrow('outside the application')
})
