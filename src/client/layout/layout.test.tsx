import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import { serverErrorPage } from '../pages/failures/pages.ts'
import { App } from '../router/app.tsx'
import { loadView } from '../router/load-view.ts'
import { resolvePage } from '../router/resolve-page.ts'
import { makeStore } from '../store/make-store.ts'
import { remoteActions } from '../store/remote.ts'
import { Layout as DesktopLayout } from './desktop.tsx'
import { Layout as MobileLayout } from './mobile.tsx'
import type { LayoutProps } from './page-frame.tsx'

const MENU = {
  pages: [
    {
      title: 'Города',
      path: '/digital-agencies/moscow/',
      sub: [{ title: 'По городам', links: [{ title: 'Казань', path: '/digital-agencies/kazan/' }] }],
    },
    { title: 'Кейсы', path: '/cases/', sub: [] },
  ],
  counters: { agencies: 600, reviews: 8995, projects: 6700 },
}
const BOTTOM = { groups: [{ title: 'Города', links: [{ title: 'Самара', path: '/digital-agencies/samara/' }] }] }

await loadView(serverErrorPage.views.desktop)

/** The server error page inside the layout. */
function render(Layout: ComponentType<LayoutProps>, isAnswered: boolean): string {
  const store = makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
  if (isAnswered) {
    for (const answer of [
      { name: 'main-menu', request: {}, response: MENU },
      { name: 'bottom-pages', request: { path: '/' }, response: BOTTOM },
    ] as const) {
      store.dispatch(remoteActions.started(answer))
      store.dispatch(remoteActions.ended(answer))
    }
  }
  const source = { current: { ...resolvePage('/', ''), page: serverErrorPage }, subscribe: () => () => undefined }
  return renderToStaticMarkup(
    <Provider store={store}>
      <App source={source} Layout={Layout} onCrash={() => undefined} />
    </Provider>,
  )
}

describe.each([
  { device: 'desktop', Layout: DesktopLayout },
  { device: 'mobile', Layout: MobileLayout },
])('$device layout', ({ Layout }) => {
  test('renders the skip link, the page and the footer without a single answer', () => {
    const html = render(Layout, false)
    expect(html).toContain('href="#content"')
    expect(html).toMatch(/<main id="content"[^>]*tabindex="-1"/)
    expect(html).toContain('<h1>Сервер не ответил</h1>')
    expect(html).toContain('id="site-map"')
    expect(html).toContain('id="announcer"')
  })

  test('links to the site map and search without JavaScript', () => {
    const html = render(Layout, true)
    expect(html).toContain('href="#site-map"')
    expect(html).toMatch(/action="\/search\/"|href="\/search\/"/)
    expect(html).toContain('href="/digital-agencies/samara/"')
  })

  test('renders no control that needs JavaScript', () => {
    const html = render(Layout, true)
    expect(html).not.toContain('aria-expanded')
    expect(html).not.toContain('role="combobox"')
  })

  test('writes no style attribute, which the CSP forbids', () => {
    expect(render(Layout, true)).not.toMatch(/\sstyle=/)
  })
})

test('on desktop every menu page is a link, and the panel is rendered only when open', () => {
  const html = render(DesktopLayout, true)
  expect(html).toContain('href="/digital-agencies/moscow/"')
  expect(html).toContain('href="/cases/"')
  expect(html).not.toContain('/digital-agencies/kazan/')
})
