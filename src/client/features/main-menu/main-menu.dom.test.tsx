import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { beforeEach, expect, test } from 'vitest'
import { LocationContext } from '../../app/location.tsx'
import { resolvePage } from '../../router/resolve-page.ts'
import { makeStore } from '../../store/make-store.ts'
import { remoteActions } from '../../store/remote.ts'
import { DesktopMenu } from './main-menu.desktop.tsx'

const MENU = {
  pages: [
    {
      title: 'Рейтинги',
      path: '/digital-agencies/',
      sub: [{ title: 'Услуги', links: [{ title: 'Брендинг', path: '/branding/' }] }],
    },
    { title: 'Стена', path: '/wall/', sub: [] },
  ],
  counters: { agencies: 600, reviews: 8995, projects: 6700 },
}

let opener: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div></div><main>Страница</main>'
  const store = makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
  const answer = { name: 'main-menu', request: {}, response: MENU } as const
  store.dispatch(remoteActions.started(answer))
  store.dispatch(remoteActions.ended(answer))
  const box = document.body.firstElementChild as HTMLElement
  flushSync(() =>
    createRoot(box).render(
      <Provider store={store}>
        <LocationContext value={resolvePage('/', '')}>
          <DesktopMenu />
        </LocationContext>
      </Provider>,
    ),
  )
  opener = box.querySelector('[role=button]') as HTMLElement
  flushSync(() => opener.click())
})

const panel = () => document.getElementById(opener.getAttribute('aria-controls') ?? '')
const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))

test('a press on the opener opens the panel and another closes it', async () => {
  expect(opener.textContent).toBe('Рейтинги')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(panel()?.querySelector('a[href="/branding/"]')?.textContent).toBe('Брендинг')
  opener.click()
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
})

test('a press outside the menu closes it, one inside does not', async () => {
  press(panel() as Element)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  press(document.querySelector('main') as Element)
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.querySelector('a[href="/branding/"]')).toBeNull()
})

test('Escape closes the menu and returns the focus to its opener', async () => {
  panel()?.querySelector('a')?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(opener)
})

test('focus that leaves the menu closes it', async () => {
  document.querySelector('main')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false')
})
