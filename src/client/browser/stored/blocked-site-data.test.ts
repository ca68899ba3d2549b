import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeStore } from '../../store/make-store.ts'
import { cookiesChosen, promotionClosed } from '../../store/shell/notices-slice.ts'
import { connectVisitorState } from '../visitor-state.ts'
import { cookiesOf, writeCookie } from './cookies.ts'
import { forgetDraft, readDraft, writeDraft } from './form-draft.ts'
import { readRecentSearches, rememberSearch } from './recent-searches.ts'
import { localStore, readStored, writeStored } from './storage.ts'

const blocked = () => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}
const jar = Object.defineProperty({ cookie: '', addEventListener: () => undefined }, 'cookie', {
  get: blocked,
  set: blocked,
})

const WINDOWS = {
  'throws when touched': Object.defineProperty({}, 'localStorage', { get: blocked }),
  'throws when read': { localStorage: { getItem: blocked, setItem: blocked, removeItem: blocked } },
  'is null': { localStorage: null },
}

describe.each(Object.entries(WINDOWS))('local storage that %s', (_, window) => {
  beforeEach(() => {
    vi.stubGlobal('window', window)
    vi.stubGlobal('document', jar)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('is replaced by the memory of the page', () => {
    writeStored(localStore(), 'mySelection', [7])
    expect(readStored(localStore(), 'mySelection')).toEqual([7])
    localStore().removeItem('mySelection')
    expect(readStored(localStore(), 'mySelection')).toBeNull()
  })

  test('keeps searches and drafts within the page', () => {
    rememberSearch(localStore(), 'контур')
    expect(readRecentSearches(localStore())).toEqual(['контур'])
    writeDraft('draft', { text: 'Хорошо' })
    expect(readDraft('draft', ['text'])).toEqual({ text: 'Хорошо' })
    forgetDraft('draft')
    expect(readDraft('draft', ['text'])).toEqual({})
  })

  test('leaves the notices working', () => {
    const store = makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })
    connectVisitorState(store)
    expect(store.getState().notices).toMatchObject({ cookieChoice: null, isPromotionShown: true })
    store.dispatch(promotionClosed(7))
    store.dispatch(cookiesChosen({ analytics: false, at: '2026-05-16T09:00:00.000Z' }))
    expect(store.getState().notices).toMatchObject({ cookieChoice: { analytics: false }, isPromotionShown: false })
  })
})

test('real storage is used where there is one', () => {
  const storage = { getItem: () => '5', setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('window', { localStorage: storage })
  expect(localStore()).toBe(storage)
  vi.unstubAllGlobals()
})

test('cookies that throw read as none and are written nowhere', () => {
  expect(cookiesOf(jar)).toBe('')
  expect(() => writeCookie(jar, 'choice=1')).not.toThrow()
})
