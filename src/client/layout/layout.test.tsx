import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, test } from 'vitest'
import { loadDeferredParts } from '../app/deferred-part.tsx'
import { serverErrorPage } from '../pages/server-error/page.ts'
import { App } from '../router/app.tsx'
import { loadView } from '../router/load-view.ts'
import { resolvePage } from '../router/resolve-page.ts'
import { makeStore } from '../store/make-store.ts'
import { remoteActions } from '../store/remote.ts'
import { Layout as DesktopLayout } from './desktop.tsx'
import type { LayoutProps } from './layout-props.ts'
import { Layout as MobileLayout } from './mobile.tsx'

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
await loadDeferredParts()

/** The page for whom nothing was answered, in the layout: what the server sends when it cannot ask. */
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
  test('stands without a single answer: the way past the header, the page, the foot', () => {
    const html = render(Layout, false)
    expect(html).toContain('href="#content"')
    expect(html).toMatch(/<main id="content"[^>]*tabindex="-1"/)
    expect(html).toContain('<h1>Сервер не ответил</h1>')
    expect(html).toContain('id="site-map"')
    expect(html).toContain('id="announcer"')
  })

  test('lets a visitor without script reach the site map and the search', () => {
    const html = render(Layout, true)
    expect(html).toContain('href="#site-map"')
    expect(html).toMatch(/action="\/search\/"|href="\/search\/"/)
    expect(html).toContain('href="/digital-agencies/samara/"')
  })

  test('offers no button that only script could answer', () => {
    const html = render(Layout, true)
    expect(html).not.toContain('aria-expanded')
    expect(html).not.toContain('role="combobox"')
  })

  test('writes no style attribute, which the content policy forbids', () => {
    expect(render(Layout, true)).not.toMatch(/\sstyle=/)
  })
})

test('on a desktop every page of the menu is a link, and the panel comes only when opened', () => {
  const html = render(DesktopLayout, true)
  expect(html).toContain('href="/digital-agencies/moscow/"')
  expect(html).toContain('href="/cases/"')
  expect(html).not.toContain('/digital-agencies/kazan/')
})
