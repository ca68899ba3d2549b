import { describe, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { CallFailure } from '../api/call-failure.ts'
import { loadCall, loadCalls } from './load-call.ts'
import { makeStore } from './make-store.ts'
import { callRequest, recordOf } from './remote.ts'

const MENU = callRequest('main-menu', {})
const CONTACTS = callRequest('contacts-info', {})

/** A store over a fake API, and the list of calls made. */
function storeOver(answer: (name: string) => unknown) {
  const asked: string[] = []
  const api = (async (name: string) => {
    asked.push(name)
    return answer(name)
  }) as unknown as CallApi
  const store = makeStore(undefined, { api })
  return { store, asked, record: (name: string) => recordOf(store.getState().remote, name) }
}

const refuse = (error: unknown) => () => {
  throw error
}

describe('one call', () => {
  test('is loading until its response arrives', async () => {
    const { store, record } = storeOver(() => ({ pages: [] }))
    const loading = store.dispatch(loadCall(MENU))
    expect(record('main-menu')).toMatchObject({ isAjax: true, isEmpty: true })
    await loading
    expect(record('main-menu')).toMatchObject({ isAjax: false, isEmpty: false, response: { pages: [] } })
  })

  test('is sent even if its response is known', async () => {
    const { store, asked } = storeOver(() => ({}))
    await store.dispatch(loadCall(MENU))
    await store.dispatch(loadCall(MENU))
    expect(asked).toEqual(['main-menu', 'main-menu'])
  })

  test('stores message, status and data of the failure', async () => {
    const detail = { message: 'Слишком много запросов', status: 429, data: { error: { code: 'too-many-requests' } } }
    const { store, record } = storeOver(refuse(new CallFailure(detail)))
    await store.dispatch(loadCall(MENU))
    expect(record('main-menu')).toMatchObject({ isAjax: false, isError: true, isEmpty: true, error: detail })
  })

  test('keeps the message of an error meant for visitors', async () => {
    const error = Object.assign(new Error('Такого агентства в каталоге нет'), { status: 404 })
    const { store, record } = storeOver(refuse(error))
    await store.dispatch(loadCall(MENU))
    expect(record('main-menu').error).toEqual({ message: error.message, status: 404, data: null })
  })

  test.each([
    ['an error nobody foresaw, whose words may hold SQL', new Error('relation "agency" does not exist')],
    ['something thrown that is no error', 'oops'],
    ['an error without a message', Object.assign(new Error(''), { status: 500 })],
  ])('says «Error without any message» for %s', async (_, thrown) => {
    const { store, record } = storeOver(refuse(thrown))
    await store.dispatch(loadCall(MENU))
    expect(record('main-menu').error).toEqual({ message: 'Error without any message', status: 500, data: null })
  })
})

describe('the calls of a page', () => {
  test('are sent in parallel', () => {
    const { store, asked } = storeOver(() => new Promise(() => undefined))
    store.dispatch(loadCalls([MENU, CONTACTS]))
    expect(asked).toEqual(['main-menu', 'contacts-info'])
  })

  test('are sent only when missing', async () => {
    const { store, asked } = storeOver(() => ({}))
    await store.dispatch(loadCalls([MENU]))
    await store.dispatch(loadCalls([MENU, CONTACTS]))
    expect(asked).toEqual(['main-menu', 'contacts-info'])
  })

  test('fail independently', async () => {
    const { store, record } = storeOver(name => {
      if (name === 'main-menu') throw new Error('down')
      return { legal_name: 'ООО «Пример»' }
    })
    await store.dispatch(loadCalls([MENU, CONTACTS]))
    expect(record('main-menu').isError).toBe(true)
    expect(record('contacts-info')).toMatchObject({ isError: false, response: { legal_name: 'ООО «Пример»' } })
  })

  test('that failed are not repeated automatically', async () => {
    const { store, asked } = storeOver(refuse(new Error('down')))
    await store.dispatch(loadCalls([MENU]))
    await store.dispatch(loadCalls([MENU]))
    expect(asked).toEqual(['main-menu'])
  })
})
