import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { href } from '#domain/paths/paths.ts'
import { selectionFollowed, selectionRestored, selectionSlice } from '../../features/selection/selection-slice.ts'
import { readSelection } from '../../features/selection/selection-storage.ts'
import { VIEWED } from '../../features/viewed-agencies/use-viewed.ts'
import { viewedAgenciesSlice, viewedRestored } from '../../features/viewed-agencies/viewed-agencies-slice.ts'
import { readClosedBanners, readCookieChoice } from '../visitor-state.ts'
import { readAgencies } from './agency-storage.ts'
import { forgetDraft, readDraft } from './form-draft.ts'
import { readRecentSearches, rememberSearch } from './recent-searches.ts'
import { type KeyValueStore, localStore } from './storage.ts'

const INIT = { type: '@@init' }
const FIELDS = ['text', 'author']

/** Near misses are worth more than noise: the right keys with the wrong values, prototype keys, lone surrogates. */
const almostCard = fc.record(
  {
    id: fc.oneof(fc.integer(), fc.jsonValue()),
    name: fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    name_lat: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800'), fc.jsonValue()),
    logo: fc.oneof(fc.string(), fc.jsonValue()),
    ['__proto__']: fc.jsonValue(),
  },
  { requiredKeys: [] },
)
const almostChoice = fc.record({ analytics: fc.jsonValue(), at: fc.jsonValue() }, { requiredKeys: [] })
const almostDraft = fc.dictionary(
  fc.constantFrom(...FIELDS, 'website', '__proto__', 'constructor', '0'),
  fc.jsonValue(),
)
const stored = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'undefined', '{', '[1,', '"\\ud800"', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  fc
    .oneof(fc.array(fc.oneof(almostCard, fc.jsonValue(), fc.integer())), almostCard, almostChoice, almostDraft)
    .map(value => JSON.stringify(value)),
)

const holding = (text: string): KeyValueStore => ({
  getItem: () => text,
  setItem: () => undefined,
  removeItem: () => undefined,
})

describe('whatever is stored', () => {
  test('gives a selection that can be compared and linked', () => {
    fc.assert(
      fc.property(stored, text => {
        const read = readSelection(holding(text))
        const before = selectionSlice.reducer(undefined, INIT)
        for (const action of [selectionRestored(read), selectionFollowed(read)]) {
          const { ids, cards, myDate } = selectionSlice.reducer(before, action)
          expect(ids.every(id => Number.isInteger(id) && id > 0 && id <= 999_999_999)).toBe(true)
          for (const card of Object.values(cards))
            expect(href('agency', { agency: card.name_lat })).toMatch(/^\/agency-/)
          expect(myDate === null || !Number.isNaN(Date.parse(myDate))).toBe(true)
        }
      }),
    )
  })

  test('gives viewed agencies with text in every field', () => {
    fc.assert(
      fc.property(stored, text => {
        const state = viewedAgenciesSlice.reducer(undefined, viewedRestored(readAgencies(holding(text), VIEWED)))
        for (const card of Object.values(state.cards)) {
          expect([card.name, card.name_lat, card.logo].every(value => typeof value === 'string')).toBe(true)
        }
      }),
    )
  })

  test('gives at most five recent searches, and a new one comes first', () => {
    fc.assert(
      fc.property(stored, text => {
        const kept = new Map([['recentSearches', text]])
        const storage: KeyValueStore = {
          getItem: key => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: key => void kept.delete(key),
        }
        expect(readRecentSearches(storage).every(search => typeof search === 'string' && search.trim() !== '')).toBe(
          true,
        )
        rememberSearch(storage, 'контур')
        const searches = readRecentSearches(storage)
        expect(searches[0]).toBe('контур')
        expect(searches.length).toBeLessThanOrEqual(5)
      }),
    )
  })

  test('gives a draft of text for known fields only', () => {
    fc.assert(
      fc.property(stored, text => {
        localStore().setItem('draft', text)
        const draft = readDraft('draft', FIELDS)
        expect(Object.keys(draft).every(field => FIELDS.includes(field))).toBe(true)
        expect(Object.values(draft).every(value => typeof value === 'string')).toBe(true)
        forgetDraft('draft')
      }),
    )
  })

  test('gives a whole cookie choice or none', () => {
    fc.assert(
      fc.property(stored, text => {
        const choice = readCookieChoice(`cookieChoice=${encodeURIComponent(text.toWellFormed())}`)
        if (choice) expect(choice).toEqual({ analytics: expect.any(Boolean), at: expect.any(String) })
        expect(() => readCookieChoice(`cookieChoice=${text}`)).not.toThrow()
      }),
    )
  })
})

describe('good parts are kept', () => {
  const card = { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '/media/7.svg' }

  test('of a list of agencies', () => {
    const kept = new Map([
      ['viewedAgencies', '[0, 7, null, "8", 99999999999, 12]'],
      ['viewedAgencyCards', JSON.stringify([null, { id: 12 }, card, { ...card, name: 'а'.repeat(501) }])],
    ])
    const storage = { ...holding(''), getItem: (key: string) => kept.get(key) ?? null }
    expect(viewedAgenciesSlice.reducer(undefined, viewedRestored(readAgencies(storage, VIEWED)))).toEqual({
      ids: [7, 12],
      cards: { 7: card },
    })
  })

  test('of a cookie choice', () => {
    const choice = { analytics: true, at: '2026-05-16T09:00:00.000Z' }
    const cookie = (value: object) => `cookieChoice=${encodeURIComponent(JSON.stringify(value))}`
    expect(readCookieChoice(cookie({ ...choice, more: 1 }))).toEqual(choice)
    expect(readCookieChoice(cookie({ ...choice, analytics: 'yes' }))).toBeNull()
  })

  test('closes only banners it names', () => {
    const cookie = (value: unknown) => `closedBanners=${encodeURIComponent(JSON.stringify(value))}`
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ promotions: fc.jsonValue(), demo: fc.jsonValue() })), value => {
        const { closedPromotions, isDemoNoticeShown } = readClosedBanners(cookie(value))
        expect(closedPromotions.every(id => Number.isInteger(id))).toBe(true)
        expect(typeof isDemoNoticeShown).toBe('boolean')
      }),
    )
    expect(readClosedBanners(cookie({ promotions: [7, '8', 1.5, null], demo: true }))).toEqual({
      closedPromotions: [7],
      isDemoNoticeShown: false,
    })
    expect(readClosedBanners('')).toEqual({ closedPromotions: [], isDemoNoticeShown: true })
  })
})

test.each([
  ['"2026-05-16T09:00:00.000Z"', '2026-05-16T09:00:00.000Z'],
  ['2026-05-16', '2026-05-16T00:00:00.000Z'],
  ['"16.05.2026"', '2026-05-16T00:00:00.000Z'],
  ['16.05.2026, 12:30:45', '2026-05-16T00:00:00.000Z'],
  ['1778922000000', '2026-05-16T09:00:00.000Z'],
  ['17', null],
  ['-5', null],
  ['1e308', null],
  ['"99.99.2026"', null],
  ['"позавчера"', null],
  ['{"date":"2026-05-16"}', null],
  ['[2026]', null],
  ['true', null],
  ['', null],
])('the popup date %s is read as %s', (text, date) => {
  expect(readSelection(holding(text)).myDate).toBe(date)
})
