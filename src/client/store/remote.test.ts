import { describe, expect, test } from 'vitest'
import type { CallError } from '../api/call-failure.ts'
import {
  type CallRequest,
  callRequest,
  continues,
  EMPTY_RECORD,
  isOfSameList,
  type RemoteState,
  recordOf,
  remoteActions,
  remoteReducer,
  responseFor,
  settledState,
  shouldAsk,
} from './remote.ts'

const RATING = 'rating-page-main-info'
const KAZAN = { path: '/digital-agencies/kazan/' }
const SAMARA = { path: '/digital-agencies/samara/' }
const FAILED: CallError = { message: 'Такого рейтинга нет', status: 404, data: { error: { code: 'not-found' } } }

const asked = (params: object) => ({ name: RATING, params }) as CallRequest
const page = (...rows: string[]) => ({ h1: `Строк: ${rows.length}`, rows, next: null })
const start = (request: object) => remoteActions.started({ name: RATING, request })
const end = (request: object, response: unknown) => remoteActions.ended({ name: RATING, request, response })
const fail = (request: object, error = FAILED) => remoteActions.failed({ name: RATING, request, error })

type Action = ReturnType<typeof start> | ReturnType<typeof end> | ReturnType<typeof fail>

const stateAfter = (...actions: Action[]): RemoteState => actions.reduce<RemoteState>(remoteReducer, {})
const recordAfter = (...actions: Action[]) => recordOf(stateAfter(...actions), RATING)
const rowsAfter = (...actions: Action[]) => (recordAfter(...actions).response as ReturnType<typeof page>).rows

describe('the record', () => {
  test('is empty before the first request', () => {
    expect(recordAfter()).toEqual({
      response: null,
      request: null,
      answered: null,
      isEmpty: true,
      isAjax: false,
      isError: false,
      error: null,
    })
  })

  test('is loading once started', () => {
    expect(recordAfter(start(KAZAN))).toMatchObject({ isAjax: true, isEmpty: true, isError: false, request: KAZAN })
  })

  test('keeps the old response while the next one loads', () => {
    const record = recordAfter(start(KAZAN), end(KAZAN, page('a')), start(SAMARA))
    expect(record).toMatchObject({ response: page('a'), answered: KAZAN, request: SAMARA, isAjax: true })
  })

  test('stores the response at the end and is no longer empty', () => {
    const record = recordAfter(start(KAZAN), end(KAZAN, page('a')))
    expect(record).toEqual({ ...EMPTY_RECORD, response: page('a'), request: KAZAN, answered: KAZAN, isEmpty: false })
  })

  test('stores message, status and data of a failure and stops loading', () => {
    const record = recordAfter(start(KAZAN), fail(KAZAN))
    expect(record).toEqual({ ...EMPTY_RECORD, request: KAZAN, isError: true, error: FAILED })
  })

  test('keeps the response it had when a later request fails', () => {
    const record = recordAfter(start(KAZAN), end(KAZAN, page('a')), start(SAMARA), fail(SAMARA))
    expect(record).toMatchObject({ response: page('a'), answered: KAZAN, isError: true, isEmpty: false })
  })

  test('forgets the failure on the next request', () => {
    expect(recordAfter(start(KAZAN), fail(KAZAN), start(KAZAN))).toMatchObject({
      isAjax: true,
      isError: false,
      error: null,
    })
  })

  test('is one per call', () => {
    const before = stateAfter(start(KAZAN), end(KAZAN, page('a')))
    const later = remoteReducer(before, remoteActions.started({ name: 'main-menu', request: {} }))
    expect(later[RATING]).toBe(before[RATING])
    expect(later['main-menu']).toMatchObject({ isAjax: true })
  })
})

describe('a page asks again', () => {
  const answered = recordAfter(start(KAZAN), end(KAZAN, page('a')))

  test.each([
    ['what was never asked', EMPTY_RECORD, KAZAN, true],
    ['when the request changed', answered, SAMARA, true],
    ['when the request gained a parameter', answered, { ...KAZAN, tier: 'low' }, true],
    ['not what is there', answered, KAZAN, false],
    ['not when only the order of parameters differs', recordAfter(start({ a: 1, b: 2 })), { b: 2, a: 1 }, false],
    ['not what is loading', recordAfter(start(KAZAN)), KAZAN, false],
    ['not what failed', recordAfter(start(KAZAN), fail(KAZAN)), KAZAN, false],
    ['when the failed request was another', recordAfter(start(KAZAN), fail(KAZAN)), SAMARA, true],
    ['what is empty though neither loading nor failed', { ...EMPTY_RECORD, request: KAZAN }, KAZAN, true],
  ])('%s', (_, record, request, isAsked) => {
    expect(shouldAsk(record, asked(request))).toBe(isAsked)
  })

  test('not for the first page of a list that has grown, so going back keeps all rows', () => {
    const grown = recordAfter(start(KAZAN), end(KAZAN, page('a')), start({ ...KAZAN, next: '20' }))
    expect(shouldAsk(grown, asked(KAZAN))).toBe(false)
  })
})

test('another page of a list that does not grow is another request', () => {
  const CATEGORY = '/v2/portfolio/categories/{id}'
  const first = { id: 7, page: 1 }
  const state = [
    remoteActions.started({ name: CATEGORY, request: first }),
    remoteActions.ended({ name: CATEGORY, request: first, response: { data: ['a'] } }),
  ].reduce(remoteReducer, {})
  expect(shouldAsk(recordOf(state, CATEGORY), callRequest(CATEGORY, first))).toBe(false)
  expect(shouldAsk(recordOf(state, CATEGORY), callRequest(CATEGORY, { id: 7, page: 2 }))).toBe(true)
})

test('cleared blocks return to their initial state, the others stay', () => {
  const other = remoteActions.started({ name: 'main-menu', request: {} })
  const state = remoteReducer(stateAfter(start(KAZAN), end(KAZAN, page('a')), other), remoteActions.cleared([RATING]))
  expect(recordOf(state, RATING)).toEqual(EMPTY_RECORD)
  expect(recordOf(state, 'main-menu').isAjax).toBe(true)
})

describe('paging', () => {
  const first = [start(KAZAN), end(KAZAN, page('a', 'b'))]
  const more = { ...KAZAN, next: '2' }

  test('a request that differs only in its cursor is appended', () => {
    expect(rowsAfter(...first, start(more), end(more, page('c')))).toEqual(['a', 'b', 'c'])
  })

  test('a request that differs only in its page number is appended', () => {
    const second = { ...KAZAN, page: 2 }
    const third = { ...KAZAN, page: 3 }
    expect(rowsAfter(...first, start(second), end(second, page('c')), start(third), end(third, page('d')))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
  })

  test('everything but the list comes from the later page', () => {
    expect(recordAfter(...first, start(more), end(more, page('c'))).response).toMatchObject({ h1: 'Строк: 1' })
  })

  test('any other difference replaces the list', () => {
    expect(rowsAfter(...first, start(SAMARA), end(SAMARA, page('c')))).toEqual(['c'])
    const other = { ...SAMARA, next: '2' }
    expect(rowsAfter(...first, start(other), end(other, page('c')))).toEqual(['c'])
  })

  test('requesting the first page again restarts the list', () => {
    expect(rowsAfter(...first, start(more), end(more, page('c')), start(KAZAN), end(KAZAN, page('a')))).toEqual(['a'])
  })

  test('a page after a failed one is appended to the list', () => {
    const actions = [...first, start(more), fail(more), start(more), end(more, page('c'))]
    expect(rowsAfter(...actions)).toEqual(['a', 'b', 'c'])
  })

  test('the same page requested twice is appended once', () => {
    const actions = [...first, start(more), start(more), end(more, page('c')), end(more, page('c'))]
    expect(rowsAfter(...actions)).toEqual(['a', 'b', 'c'])
  })

  test('a call without a growing list keeps the later response', () => {
    const name = 'agency-find' as const
    const [one, two] = [{ q: 'север' }, { q: 'север', page: 2 }]
    const state = [
      remoteActions.started({ name, request: one }),
      remoteActions.ended({ name, request: one, response: { results: ['a'] } }),
      remoteActions.started({ name, request: two }),
      remoteActions.ended({ name, request: two, response: { results: ['b'] } }),
    ].reduce<RemoteState>(remoteReducer, {})
    expect(recordOf(state, name).response).toEqual({ results: ['b'] })
  })

  test('nothing continues a list that does not exist yet', () => {
    expect(continues(null, more)).toBe(false)
    expect(rowsAfter(start(more), end(more, page('c')))).toEqual(['c'])
  })
})

describe('reviews of a rating', () => {
  const REVIEWS = 'rating-reviews' as const
  const any = { ...KAZAN, price: 0 }
  const dear = { ...KAZAN, price: 4 }
  const ranges = [{ id: 4, title: 'от 3 млн ₽', count: 2 }]
  const answered = (request: object, reviews: string[], price_range: object[] = ranges) => [
    remoteActions.started({ name: REVIEWS, request }),
    remoteActions.ended({ name: REVIEWS, request, response: { reviews, price_range } }),
  ]
  const recordOfReviews = (...actions: Parameters<typeof remoteReducer>[1][]) =>
    recordOf(actions.reduce<RemoteState>(remoteReducer, {}), REVIEWS)

  test('each next page is appended', () => {
    const record = recordOfReviews(...answered(any, ['a']), ...answered({ ...any, page: 2 }, ['b']))
    expect(record).toMatchObject({ response: { reviews: ['a', 'b'] }, isEmpty: false })
  })

  test('another price restarts the list', () => {
    expect(recordOfReviews(...answered(any, ['a']), ...answered(dear, ['c']))).toMatchObject({
      response: { reviews: ['c'] },
    })
  })

  test('an empty list sets isEmpty and keeps the price ranges', () => {
    expect(recordOfReviews(...answered(any, ['a']), ...answered(dear, [], []))).toMatchObject({
      response: { reviews: [], price_range: ranges },
      isEmpty: true,
      isAjax: false,
    })
  })

  test('an empty later page sets isEmpty and keeps the list and its price ranges', () => {
    const record = recordOfReviews(...answered(any, ['a']), ...answered({ ...any, page: 2 }, [], []))
    expect(record).toMatchObject({ response: { reviews: ['a'], price_range: ranges }, isEmpty: true })
    expect(shouldAsk(record, { name: REVIEWS, params: any })).toBe(false)
  })
})

describe('late responses', () => {
  test('to an older request are dropped', () => {
    expect(recordAfter(start(KAZAN), start(SAMARA), end(KAZAN, page('a')))).toEqual(
      recordAfter(start(KAZAN), start(SAMARA)),
    )
  })

  test('never replace a newer response', () => {
    const record = recordAfter(start(KAZAN), start(SAMARA), end(SAMARA, page('s')), end(KAZAN, page('a')))
    expect(record).toMatchObject({ response: page('s'), answered: SAMARA })
  })

  test('that are failures of an older request are dropped', () => {
    const record = recordAfter(start(KAZAN), start(SAMARA), fail(KAZAN))
    expect(record).toMatchObject({ isAjax: true, isError: false, error: null })
  })

  test('that are failures of an answered request are dropped', () => {
    const record = recordAfter(start(KAZAN), start(KAZAN), end(KAZAN, page('a')), fail(KAZAN))
    expect(record).toMatchObject({ isError: false, response: page('a') })
  })
})

describe('a page that was left', () => {
  const known = [
    start(KAZAN),
    end(KAZAN, page('a')),
    start({ ...KAZAN, next: '1' }),
    end({ ...KAZAN, next: '1' }, page('b')),
  ]

  test('comes back with the list it had loaded', () => {
    const left = settledState(stateAfter(...known))
    const state = remoteReducer(stateAfter(start(SAMARA), end(SAMARA, page('s'))), remoteActions.restored(left))
    expect(recordOf(state, RATING)).toMatchObject({ response: { rows: ['a', 'b'] }, isEmpty: false })
    expect(shouldAsk(recordOf(state, RATING), asked(KAZAN))).toBe(false)
  })

  test('repeats what was pending or had failed', () => {
    const waiting = settledState(stateAfter(start(KAZAN)))
    expect(recordOf(waiting, RATING)).toEqual(EMPTY_RECORD)
    const broken = settledState(stateAfter(start(KAZAN), fail(KAZAN)))
    expect(shouldAsk(recordOf(broken, RATING), asked(KAZAN))).toBe(true)
  })

  test('keeps its list when only the next page failed', () => {
    const more = { ...KAZAN, next: '2' }
    const left = recordOf(settledState(stateAfter(...known, start(more), fail(more))), RATING)
    expect(left).toMatchObject({ response: { rows: ['a', 'b'] }, isError: false })
    expect(shouldAsk(left, asked(KAZAN))).toBe(false)
  })
})

describe('the response to given parameters', () => {
  test('is the stored one when it answers them', () => {
    const state = stateAfter(start(KAZAN), end(KAZAN, page('a')))
    expect(responseFor(state, RATING, KAZAN)).toEqual(page('a'))
  })

  test('is null while the stored one answers another request', () => {
    const state = stateAfter(start(KAZAN), end(KAZAN, page('a')), start(SAMARA))
    expect(responseFor(state, RATING, SAMARA)).toBeNull()
  })

  test('belongs to the same list while more of it loads, not while another list does', () => {
    const known = [start(KAZAN), end(KAZAN, page('a'))]
    expect(isOfSameList(recordAfter(...known, start({ ...KAZAN, next: '20' })))).toBe(true)
    expect(isOfSameList(recordAfter(...known, start(SAMARA)))).toBe(false)
    expect(isOfSameList(recordAfter(start(KAZAN)))).toBe(false)
  })
})
