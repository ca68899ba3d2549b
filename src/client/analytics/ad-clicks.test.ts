import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeyValueStore } from '../browser/stored/storage.ts'
import { AdClicks } from './ad-clicks.ts'

const STAY = { desktop: 60_000, mobile: 120_000 } as const

let stored: Map<string, string>
let reported: (readonly string[] | undefined)[]

const storage: KeyValueStore = {
  getItem: key => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: key => void stored.delete(key),
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00Z') })
  stored = new Map()
  reported = []
})
afterEach(() => {
  vi.useRealTimers()
})

/** Each document has its own; they share the browser's storage. */
function openPage(device: 'desktop' | 'mobile' = 'desktop') {
  const clicks = new AdClicks({ storage, device, report: carriers => reported.push(carriers) })
  clicks.start()
  return clicks
}

/** Timers end with their document; the clock goes on. */
function closePage() {
  const now = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(now)
}

describe.each(['desktop', 'mobile'] as const)('on %s', device => {
  test('a click in the first moments is reported when the stay is long enough, once', () => {
    const page = openPage(device)
    vi.advanceTimersByTime(10_000)
    page.click()
    vi.advanceTimersByTime(STAY[device] - 10_001)
    expect(reported).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(reported).toHaveLength(1)
    vi.advanceTimersByTime(600_000)
    expect(reported).toHaveLength(1)
  })

  test('a click after that is reported at once', () => {
    const page = openPage(device)
    vi.advanceTimersByTime(STAY[device])
    page.click()
    expect(reported).toHaveLength(1)
  })

  test('a click whose page was closed is reported by the next page, at the same time', () => {
    openPage(device).click()
    vi.advanceTimersByTime(20_000)
    closePage()
    vi.advanceTimersByTime(5_000)
    openPage(device)
    vi.advanceTimersByTime(STAY[device] - 25_001)
    expect(reported).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(reported).toHaveLength(1)
  })

  test('or at once, if the page was closed for longer', () => {
    openPage(device).click()
    closePage()
    vi.advanceTimersByTime(24 * 60 * 60_000)
    openPage(device)
    expect(reported).toHaveLength(1)
    openPage(device)
    expect(reported).toHaveLength(1)
  })
})

test('the hit time is that of the first page of a visit', () => {
  openPage()
  vi.advanceTimersByTime(40_000)
  closePage()
  const second = openPage()
  vi.advanceTimersByTime(20_000)
  second.click()
  expect(reported).toHaveLength(1)
})

test('a page opened half an hour later begins another visit', () => {
  openPage()
  closePage()
  vi.advanceTimersByTime(31 * 60_000)
  openPage().click()
  expect(reported).toHaveLength(0)
  vi.advanceTimersByTime(60_000)
  expect(reported).toHaveLength(1)
})

test('two tabs report a waiting click once', () => {
  openPage().click()
  openPage()
  vi.advanceTimersByTime(60_000)
  expect(reported).toHaveLength(1)
})

test('each click is reported to the carriers its sponsor allows', () => {
  const page = openPage()
  page.click()
  page.click(['tracker'])
  vi.advanceTimersByTime(60_000)
  expect(reported).toEqual([undefined, ['tracker']])
})

test('without consent the visit and its clicks are forgotten', () => {
  const page = openPage()
  page.click()
  page.stop()
  vi.advanceTimersByTime(600_000)
  expect(reported).toHaveLength(0)
  expect(stored.size).toBe(0)
})

test.each([
  'not json',
  '7',
  '[]',
  '{"hitAt":"now"}',
  '{"hitAt":99999999999999,"waiting":[]}',
  '{"hitAt":0,"waiting":"x"}',
  '{"hitAt":0,"waiting":[null,7,{"dueAt":"x"},{"dueAt":99999999999999},{"dueAt":1,"carriers":7}]}',
])('%s in storage is no click', garbage => {
  stored.set('adClicks', garbage)
  openPage()
  vi.advanceTimersByTime(600_000)
  expect(reported).toHaveLength(0)
})
