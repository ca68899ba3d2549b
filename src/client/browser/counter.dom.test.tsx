import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ResolvedPage } from '../app/page.ts'

interface Batch {
  id: string
  events: { kind: string; subject?: string; path: string }[]
}

type Listen = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean) => void

const beacons: [url: string, body: Blob][] = []
/** Listeners outlive a test: the document is the same. */
const connected: (() => void)[] = []
let listener = () => undefined as unknown
let current: ResolvedPage
let isFound: boolean

const pageAt = (pathname: string, name: string, search = '') =>
  ({ pathname, search, page: { name } }) as unknown as ResolvedPage

/** A module of its own for each test, as each document has. */
async function connect(first: ResolvedPage) {
  current = first
  vi.resetModules()
  const counter = await import('./counter.ts')
  counter.connectCounter(
    {
      get current() {
        return current
      },
      subscribe: one => {
        listener = one as typeof listener
      },
    },
    () => isFound,
  )
  return import('./count-event.ts')
}

function go(page: ResolvedPage) {
  current = page
  listener()
}

const hide = () => document.dispatchEvent(new Event('visibilitychange'))
/** The code of acts is loaded on the first of them. */
const actsLoaded = () => vi.dynamicImportSettled()
const batches = (): Promise<Batch[]> => Promise.all(beacons.map(async ([, body]) => JSON.parse(await body.text())))
const events = async () => (await batches()).flatMap(batch => batch.events)

beforeEach(() => {
  vi.useFakeTimers()
  isFound = true
  beacons.length = 0
  Object.assign(navigator, {
    globalPrivacyControl: false,
    sendBeacon: (url: string, body: Blob) => beacons.push([url, body]) > 0,
  })
  document.body.innerHTML = ''
  for (const target of [document, window]) {
    const listen: Listen = target.addEventListener.bind(target)
    const connectOnce: Listen = (type, listener, options) => {
      listen(type, listener, options)
      connected.push(() => target.removeEventListener(type, listener, options))
    }
    vi.spyOn(target, 'addEventListener').mockImplementation(connectOnce as typeof target.addEventListener)
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const disconnect of connected.splice(0)) disconnect()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a batch', () => {
  test('is sent once when the page is hidden, to our own call', async () => {
    await connect(pageAt('/digital-agencies/', 'rating'))
    hide()
    hide()
    expect(beacons.map(([url, body]) => [url, body.type])).toEqual([['/api/count-events', 'application/json']])
    expect(await events()).toEqual([{ kind: 'page', path: '/digital-agencies/' }])
  })

  test('is sent every fifteen seconds while there is something', async () => {
    const { countEvent } = await connect(pageAt('/', 'main'))
    vi.advanceTimersByTime(15_000)
    expect(beacons).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(beacons).toHaveLength(1)
    countEvent('calculator', 'sites')
    vi.advanceTimersByTime(15_000)
    const [first, second] = await batches()
    expect(second?.events).toEqual([{ kind: 'calculator', subject: 'sites', path: '/' }])
    expect(first?.id).toMatch(/^[\w.-]{4,64}$/)
    expect(second?.id).not.toBe(first?.id)
  })
})

test('a navigation counts the next page under its own path, a filter counts nothing', async () => {
  await connect(pageAt('/digital-agencies/', 'rating'))
  go(pageAt('/digital-agencies/', 'rating', '?countries=1'))
  go(pageAt('/agency-severny-kontur/', 'agency'))
  hide()
  expect((await events()).map(({ path }) => path)).toEqual(['/digital-agencies/', '/agency-severny-kontur/'])
})

test('searches and comparisons are counted by what they ask, each question once', async () => {
  await connect(pageAt('/search/', 'search', '?q=битрикс'))
  await actsLoaded()
  listener()
  await actsLoaded()
  go(pageAt('/search/', 'search', '?q=казань'))
  await actsLoaded()
  go(pageAt('/compare/', 'compare', '?ids=1,2&ids=3'))
  await actsLoaded()
  go(pageAt('/', 'main', '?ids=9'))
  await actsLoaded()
  hide()
  const asked = (await events()).filter(({ kind }) => kind !== 'page')
  expect(asked.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    'search битрикс',
    'search казань',
    'compared 1,2,3',
  ])
})

test('presses count by what was pressed: a row once opened, an advertisement, a site', async () => {
  await connect(pageAt('/digital-agencies/', 'rating'))
  document.body.innerHTML = `
    <button data-part="why" value="7" aria-expanded="false"><b>Почему</b></button>
    <button data-part="more" value="8" aria-expanded="true">Подробнее</button>
    <button data-part="more" value="9" aria-expanded="false">Подробнее</button>
    <a rel="sponsored noreferrer" href="https://ad.example/?erid=abc">Реклама</a>
    <a data-count="site-opened" href="https://site.example/">Сайт</a>
    <a href="/about/">О проекте</a>`
  for (const element of document.body.querySelectorAll('b, button:not(:has(b)), a')) {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await actsLoaded()
  }
  hide()
  expect((await events()).slice(1)).toEqual([
    { kind: 'why-opened', subject: '7', path: '/digital-agencies/' },
    { kind: 'row-opened', subject: '9', path: '/digital-agencies/' },
    // A press proves a view.
    { kind: 'ad-seen', subject: 'abc', path: '/digital-agencies/' },
    { kind: 'ad-clicked', subject: 'abc', path: '/digital-agencies/' },
    { kind: 'site-opened', path: '/digital-agencies/' },
  ])
})

test('the middle button opens an advertisement, the right one and those for history do not', async () => {
  await connect(pageAt('/digital-agencies/', 'rating'))
  document.body.innerHTML = '<a rel="sponsored" href="https://ad.example/?erid=abc">Реклама</a>'
  const pressed = async (button: number) => {
    document.querySelector('a')?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }))
    await actsLoaded()
    hide()
    return (await events()).filter(({ kind }) => kind === 'ad-clicked').length
  }
  expect(await pressed(2)).toBe(0)
  expect(await pressed(3)).toBe(0)
  expect(await pressed(1)).toBe(1)
})

test('more events than a batch may hold are sent in several', async () => {
  const { countEvent, sendEvents } = await connect(pageAt('/digital-agencies/', 'rating'))
  for (let nth = 0; nth < 119; nth += 1) countEvent('row-opened', `${nth}`)
  sendEvents()
  const batches = await Promise.all(beacons.map(async ([, body]) => JSON.parse(await body.text()) as Batch))
  expect(batches.map(({ events }) => events.length)).toEqual([50, 50, 20])
  expect(new Set(batches.map(({ id }) => id)).size).toBe(3)
})

test('a page that was not found, or is private, counts nothing', async () => {
  isFound = false
  const { countEvent } = await connect(pageAt('/no-such-page/', 'main'))
  countEvent('calculator', 'sites')
  hide()
  expect(beacons).toEqual([])
})

test('Global Privacy Control sends nothing', async () => {
  Object.assign(navigator, { globalPrivacyControl: true })
  const { countEvent } = await connect(pageAt('/', 'main'))
  countEvent('calculator', 'sites')
  hide()
  vi.advanceTimersByTime(60_000)
  expect(beacons).toEqual([])
})
