import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { CallFailure } from '../api/call-failure.ts'
import { makeStore } from '../store/make-store.ts'
import { recordOf, responseFor } from '../store/remote.ts'
import { loadView } from './load-view.ts'
import { Navigator } from './navigator.ts'
import { resolvePage } from './resolve-page.ts'

const PATIENCE_MS = 200
const NORTH = '/agency-north/'
const SOUTH = '/agency-south/'

// Importing a view's chunk takes real time, and a load that outlives this file fails in the next one: loaded beforehand.
beforeAll(async () => {
  await Promise.all(
    [NORTH, `${NORTH}prices/`, '/interviews/'].map(path => loadView(resolvePage(path, '').page.views.desktop)),
  )
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A navigator on the main page over an API whose responses the test releases. */
function visit() {
  const asked: string[] = []
  const waiting = new Map<string, { answer: (value: unknown) => void; fail: (error: unknown) => void }>()
  const api = ((name: string, params: object) => {
    const key = [name, ...Object.values(params).filter(value => value !== undefined)].join(' ')
    asked.push(key)
    return new Promise((answer, fail) => waiting.set(key, { answer, fail }))
  }) as unknown as CallApi
  const store = makeStore(undefined, { api })
  const navigator = new Navigator(store, api, resolvePage('/', ''))
  const take = (key: string) => {
    const call = waiting.get(key)
    if (!call) throw new Error(`Nobody asked for ${key}`)
    waiting.delete(key)
    return call
  }
  return {
    asked,
    navigator,
    answer: async (key: string, value: unknown = { key }) => {
      take(key).answer(value)
      await vi.advanceTimersByTimeAsync(0)
    },
    answerAll: async () => {
      for (const [key, { answer }] of waiting) answer({ key })
      waiting.clear()
      await vi.advanceTimersByTimeAsync(0)
    },
    fail: async (key: string, error: unknown) => {
      take(key).fail(error)
      await vi.advanceTimersByTimeAsync(0)
    },
    header: (agency: string) => responseFor(store.getState().remote, 'agency-header', { agency }),
    record: (name: string) => recordOf(store.getState().remote, name),
    remote: () => store.getState().remote,
    serverError: () => store.getState().notices.serverError,
  }
}

describe('a move', () => {
  test('changes the page as soon as everything is loaded', async () => {
    const { navigator, answerAll, header } = visit()
    const move = navigator.go(NORTH, '')
    expect(navigator).toMatchObject({ isMoving: true, current: { pathname: '/' } })
    await answerAll()
    expect(await move).toBe(true)
    expect(navigator).toMatchObject({ isMoving: false, current: { pathname: NORTH } })
    expect(header('north')).toEqual({ key: 'agency-header north' })
  })

  test('keeps the old page until the header is there, and says so after a while', async () => {
    const { navigator, answer, record } = visit()
    const move = navigator.go(NORTH, '')
    await answer('page-html-head /agency-north/')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    expect(navigator).toMatchObject({ isMoving: true, isWaiting: false, current: { pathname: '/' } })
    await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS)
    expect(navigator).toMatchObject({ isMoving: true, isWaiting: true, current: { pathname: '/' } })
    await answer('agency-header north')
    expect(await move).toBe(true)
    expect(navigator).toMatchObject({ isMoving: true, isWaiting: false, current: { pathname: NORTH } })
    expect(record('page-html-head')).toMatchObject({ isAjax: false, isEmpty: false })
    expect(record('agency-about')).toMatchObject({ isAjax: true, isEmpty: true })
  })

  test('never dims the old page when the header is in time', async () => {
    const { navigator, answer } = visit()
    const seen: boolean[] = []
    navigator.subscribe(() => seen.push(navigator.isWaiting))
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(navigator.current.pathname).toBe(NORTH)
    expect(seen).not.toContain(true)
  })

  test('to a page without a header waits for all its calls', async () => {
    const { navigator, answerAll } = visit()
    navigator.go('/interviews/', '')
    await vi.advanceTimersByTimeAsync(10 * PATIENCE_MS)
    expect(navigator).toMatchObject({ isWaiting: true, current: { pathname: '/' } })
    await answerAll()
    expect(navigator).toMatchObject({ isWaiting: false, current: { pathname: '/interviews/' } })
  })

  test('fills in late responses', async () => {
    const { navigator, answer, record, remote } = visit()
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(record('agency-about').isAjax).toBe(true)
    await answer('agency-about north')
    expect(responseFor(remote(), 'agency-about', { agency: 'north' })).toEqual({ key: 'agency-about north' })
    expect(record('agency-about').isAjax).toBe(false)
  })

  test('stores nothing for the new page while the old one is shown', async () => {
    const { navigator, answer, record } = visit()
    navigator.go(NORTH, '')
    await answer('agency-header north')
    expect(record('agency-header north').isEmpty).toBe(true)
  })

  test('notifies subscribers when it starts, changes the page and completes, until they unsubscribe', async () => {
    const { navigator, answer, answerAll } = visit()
    const seen: boolean[] = []
    const leave = navigator.subscribe(() => seen.push(navigator.isMoving))
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(seen).toEqual([true, true])
    await answerAll()
    expect(seen).toEqual([true, true, false])
    leave()
    navigator.go(SOUTH, '')
    expect(seen).toEqual([true, true, false])
  })
})

describe('only the newest move counts', () => {
  test('a superseded one reports it and changes nothing', async () => {
    const { navigator, header, answer } = visit()
    const older = navigator.go(NORTH, '')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    const newer = navigator.go(SOUTH, '')
    expect(navigator.isWaiting).toBe(true)
    await answer('agency-header north')
    await answer('agency-header south')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(await older).toBe(false)
    expect(await newer).toBe(true)
    expect(navigator.current.pathname).toBe(SOUTH)
    expect(header('north')).toBeNull()
  })

  test('a late response for the previous page is dropped', async () => {
    const { navigator, answer, record, remote } = visit()
    const about = (agency: string) => responseFor(remote(), 'agency-about', { agency })
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    navigator.go(SOUTH, '')
    await answer('agency-header south')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await answer('agency-about north')
    expect(about('south')).toBeNull()
    expect(record('agency-about')).toMatchObject({ isAjax: true, isEmpty: true })
    await answer('agency-about south')
    expect(about('south')).toEqual({ key: 'agency-about south' })
  })
})

describe('nothing is asked twice', () => {
  test('shared calls are sent once', async () => {
    const { navigator, answerAll, asked } = visit()
    navigator.go(NORTH, '')
    await answerAll()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    asked.length = 0
    navigator.go(SOUTH, '')
    expect(asked).toEqual([
      'bottom-pages /agency-south/',
      'page-html-head /agency-south/',
      'agency-header south',
      'agency-fit south',
      'agency-works south',
      'reviews-count-and-filters south all 0',
      'agency-reviews south all 0 1',
      'agency-presence-in-rating south',
      'agency-about south',
      'agency-clients south',
      'awards-win-projects south',
    ])
  })

  test('a tab of the same agency loads only its own calls', async () => {
    const { navigator, answerAll, asked } = visit()
    navigator.go(NORTH, '')
    await answerAll()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    asked.length = 0
    navigator.go(`${NORTH}prices/`, '')
    expect(asked).toEqual([
      'bottom-pages /agency-north/prices/',
      'page-html-head /agency-north/prices/',
      'agency-prices north',
    ])
  })

  test.each(['old', 'new'])('pending calls are not repeated while the %s page is shown', async shown => {
    const { navigator, asked, answer, answerAll } = visit()
    navigator.go(NORTH, '')
    if (shown === 'new') await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    asked.length = 0
    const second = navigator.go(NORTH, '')
    expect(asked).toEqual([])
    await answerAll()
    expect(await second).toBe(true)
    expect(navigator).toMatchObject({ isMoving: false, current: { pathname: NORTH } })
  })
})

describe('a page that was left', () => {
  test('is restored with its responses, without requests', async () => {
    const { navigator, answerAll, asked, remote } = visit()
    const about = () => responseFor(remote(), 'agency-about', { agency: 'north' })
    navigator.go(NORTH, '')
    await answerAll()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    const left = remote()
    navigator.go(SOUTH, '')
    await answerAll()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(about()).toBeNull()
    asked.length = 0
    navigator.go(NORTH, '', left)
    expect(about()).toBeNull()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(asked).toEqual([])
    expect(about()).toEqual({ key: 'agency-about north' })
  })

  test('repeats calls that were pending when it was left', async () => {
    const { navigator, asked, answer, answerAll, remote } = visit()
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    const left = remote()
    navigator.go(SOUTH, '')
    await answerAll()
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    asked.length = 0
    navigator.go(NORTH, '', left)
    expect(asked).toContain('agency-about north')
    expect(asked).not.toContain('agency-header north')
  })
})

describe('a failure', () => {
  const failure = (status: number | null, message: string) => new CallFailure({ status, message, data: null })

  test.each([
    [500, 'На сервере что-то сломалось'],
    [503, 'Сервер перегружен'],
    [null, 'Network Error'],
  ])('of the server (%s) is told and kept', async (status, message) => {
    const { navigator, fail, record, serverError } = visit()
    navigator.go(NORTH, '')
    await fail('agency-header north', failure(status, message))
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(serverError()).toBe(message)
    expect(record('agency-header north')).toMatchObject({ isAjax: false, isError: true, error: { status, message } })
  })

  test('of the requested address is stored, not announced', async () => {
    const { navigator, fail, record, serverError } = visit()
    navigator.go(NORTH, '')
    await fail('agency-header north', failure(404, 'Такого агентства в каталоге нет'))
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    expect(serverError()).toBeNull()
    expect(record('agency-header north')).toMatchObject({ isError: true, error: { status: 404 } })
  })

  test('that comes late is stored too', async () => {
    const { navigator, answer, fail, record } = visit()
    navigator.go(NORTH, '')
    await answer('agency-header north')
    await vi.advanceTimersByTimeAsync(PATIENCE_MS)
    await fail('agency-about north', failure(500, 'x'))
    expect(record('agency-about')).toMatchObject({ isAjax: false, isError: true })
  })
})
