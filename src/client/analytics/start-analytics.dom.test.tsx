import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResolvedPage } from '../app/page.ts'
import { type AppStore, makeStore } from '../store/make-store.ts'
import { remoteActions } from '../store/remote.ts'
import { cookiesChosen } from '../store/shell/notices-slice.ts'
import { initialSite } from '../store/shell/site-slice.ts'

const COUNTER = 'yaCounter123'
const page = window as unknown as Record<string, unknown>

let told: unknown[][]
let scripts: string[]
let store: AppStore
let pages: { current: ResolvedPage; subscribe: (listener: () => void) => void }
let listeners: (() => void)[]
let isCounted: boolean

const pageAt = (pathname: string, name = 'main') =>
  ({ pathname, search: '', params: {}, page: { name } }) as unknown as ResolvedPage

const agree = (analytics: boolean) => store.dispatch(cookiesChosen({ analytics, at: '2026-03-05T10:00:00Z' }))

/** The counter's script has run. */
function counterStarts() {
  page[COUNTER] = {
    hit: (url: string, { referer }: { referer: string }) => told.push(['hit', new URL(url).pathname, referer]),
    reachGoal: (...goal: unknown[]) => told.push(goal),
  }
}

async function go(next: ResolvedPage) {
  pages.current = next
  for (const listener of listeners) listener()
  await vi.advanceTimersByTimeAsync(1)
}

/** As a document does: modules of its own. */
async function connect({ isConfigured = true } = {}) {
  vi.resetModules()
  const analytics = {
    metrika: { id: '123', url: 'https://counter.example/tag.js' },
    tracker: 'https://tracker.example/',
  }
  const site = { ...initialSite, ...(isConfigured ? { analytics } : {}) }
  store = makeStore({ site }, { api: () => Promise.reject(new Error('Nothing is asked here')) })
  const { connectAnalytics } = await import('./connect-analytics.ts')
  const { reachGoal } = await import('./reach-goal.ts')
  // Loaded beforehand: on a busy machine a chunk may come late, but not from the cache.
  await import('./start-analytics.ts')
  connectAnalytics(pages, store, () => isCounted)
  return reachGoal
}

const loaded = () => vi.dynamicImportSettled()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00Z') })
  told = []
  scripts = []
  listeners = []
  isCounted = true
  pages = { current: pageAt('/'), subscribe: listener => listeners.push(listener) }
  delete page.ym
  delete page[COUNTER]
  localStorage.clear()
  Object.assign(navigator, { globalPrivacyControl: false })
  document.body.innerHTML = ''
  vi.stubGlobal('fetch', async () => undefined)
  vi.spyOn(document.head, 'append').mockImplementation(script => void scripts.push((script as HTMLScriptElement).src))
})
afterEach(() => {
  // Listeners outlive a test: the document is the same.
  agree(false)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('without a carrier the code is not even loaded', async () => {
  await connect({ isConfigured: false })
  agree(true)
  await loaded()
  expect(listeners).toEqual([])
  expect(scripts).toEqual([])
})

test('before consent nothing happens', async () => {
  await connect()
  agree(false)
  await loaded()
  expect(listeners).toEqual([])
  expect(scripts).toEqual([])
})

test('page views and goals wait for the counter and are sent in order, once', async () => {
  const reachGoal = await connect()
  reachGoal('js_error')
  agree(true)
  await loaded()
  expect(scripts).toEqual(['https://counter.example/tag.js'])
  await go(pageAt('/crm/'))
  reachGoal('tender-send')
  expect(told).toEqual([])
  counterStarts()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([
    ['hit', '/', document.referrer],
    ['js_error', undefined],
    ['hit', '/crm/', `${window.location.origin}/`],
    ['tender-send', undefined],
  ])
  reachGoal('first-row-web')
  expect(told.slice(4)).toEqual([['first-row-web', { number: 60 }]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveLength(5)
})

test('private pages are neither reported nor named as the referrer', async () => {
  await connect()
  agree(true)
  await loaded()
  counterStarts()
  isCounted = false
  await go(pageAt('/tender/status/secret/'))
  isCounted = true
  await go(pageAt('/crm/'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([
    ['hit', '/', document.referrer],
    ['hit', '/crm/', `${window.location.origin}/`],
  ])
})

test('after consent is withdrawn nothing is sent until it is given again', async () => {
  const reachGoal = await connect()
  agree(true)
  await loaded()
  counterStarts()
  await vi.advanceTimersByTimeAsync(1_000)
  agree(false)
  told = []
  reachGoal('search')
  await go(pageAt('/crm/'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toEqual([])
  expect(localStorage.length).toBe(0)
  agree(true)
  reachGoal('compare')
  expect(told).toEqual([
    ['hit', '/crm/', document.referrer],
    ['compare', undefined],
  ])
  expect(scripts).toHaveLength(1)
})

test('a click on an advertisement is reported when the stay is long enough', async () => {
  await connect()
  document.body.innerHTML = '<a rel="sponsored" href="https://ad.example/?erid=x">Ad</a>'
  agree(true)
  await loaded()
  counterStarts()
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(told.map(([name]) => name)).toEqual(['hit'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told.map(([name]) => name)).toEqual(['hit', 'ad-click'])
})

test('a right-click is not a click, a press of the middle button is', async () => {
  await connect()
  document.body.innerHTML = '<a href="tel:+74951234567">+7</a>'
  agree(true)
  await loaded()
  counterStarts()
  const press = (button: number) =>
    document.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }))
  press(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told.map(([name]) => name)).toEqual(['hit'])
  press(1)
  expect(told.map(([name]) => name)).toEqual(['hit', 'phone-call'])
})

test('a form behind a private link is a goal of the next public page, and its link is told to nobody', async () => {
  const fetched: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (url: URL, options: RequestInit) => void fetched.push([String(url), options]))
  await connect()
  agree(true)
  await loaded()
  counterStarts()
  await vi.advanceTimersByTimeAsync(1_000)
  told = []
  fetched.length = 0
  isCounted = false
  document.title = 'Отзыв 0f1e2d3c'
  await go(pageAt('/review-add/0f1e2d3c/'))
  const sent = { name: 'review-add-send', request: { key: '0f1e2d3c' } } as const
  store.dispatch(remoteActions.started(sent))
  store.dispatch(remoteActions.ended({ ...sent, response: {} }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([])
  expect(fetched.map(([url]) => url)).toEqual(['https://tracker.example/?path=%2Fvirt_ga%2Freview-send%2F'])
  expect(fetched[0]?.[1].referrerPolicy).toBe('no-referrer')
  isCounted = true
  document.title = 'Рейтинг'
  await go(pageAt('/crm/'))
  expect(told).toEqual([
    ['hit', '/crm/', `${window.location.origin}/`],
    ['review-send', undefined],
  ])
  await go(pageAt('/branding/'))
  expect(told.map(([name]) => name)).toEqual(['hit', 'review-send', 'hit'])
  expect(JSON.stringify([told, fetched])).not.toContain('0f1e2d3c')
})
