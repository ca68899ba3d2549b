import { expect, test } from 'vitest'
import type { CallName } from '#contract/index.ts'
import type { ResolvedPage } from '../app/page.ts'
import { makeStore } from '../store/make-store.ts'
import { remoteActions } from '../store/remote.ts'
import { watchCommands, watchQueries } from './goals-of-store.ts'

const newStore = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })

function watched() {
  const store = newStore()
  const goals: string[] = []
  const send = (name: CallName, request: object) => store.dispatch(remoteActions.started({ name, request }))
  const accept = (name: CallName, request: object) => {
    send(name, request)
    store.dispatch(remoteActions.ended({ name, request, response: {} }))
  }
  const refuse = (name: CallName, request: object) => {
    send(name, request)
    store.dispatch(remoteActions.failed({ name, request, error: { message: 'no', status: 422, data: null } }))
  }
  const watch = () => watchCommands(store, goal => goals.push(goal))
  return { store, goals, accept, refuse, watch }
}

test('a command is a goal when it is accepted, each time', () => {
  const { goals, accept, refuse, watch } = watched()
  watch()
  refuse('tenderline-form', { name: '' })
  accept('main-menu', {})
  accept('tenderline-form', { name: 'Анна' })
  accept('agency-show-phone', { agency: 'a' })
  accept('agency-show-phone', { agency: 'b' })
  accept('tender-read', { key: 'x' })
  accept('tender-outcome', { key: 'x' })
  expect(goals).toEqual(['tender-send', 'phone-show', 'phone-show', 'form-send'])
})

test('earlier answers, and those restored by going back, reach no goal', () => {
  const { store, goals, accept, watch } = watched()
  accept('agency-show-phone', { agency: 'a' })
  watch()
  const left = store.getState().remote
  accept('agency-show-phone', { agency: 'b' })
  store.dispatch(remoteActions.restored(left))
  expect(goals).toEqual(['phone-show'])
})

test('searches, comparisons and changed filters are goals, other pages are not', () => {
  const goals: string[] = []
  let listener = () => undefined as unknown
  const pageAt = (name: string, pathname: string, search = '') =>
    ({ pathname, search, page: { name } }) as unknown as ResolvedPage
  const pages = {
    current: pageAt('rating', '/crm/', '?cities=1'),
    subscribe: (next: () => void) => {
      listener = next
    },
  }
  const go = (page: ResolvedPage) => {
    pages.current = page
    listener()
    // The router tells more often than the page changes.
    listener()
  }
  watchQueries(pages, goal => goals.push(goal))
  expect(goals).toEqual([])
  go(pageAt('rating', '/crm/', '?cities=2'))
  go(pageAt('rating', '/branding/'))
  go(pageAt('search', '/search/', '?q=сайт'))
  go(pageAt('search', '/search/'))
  go(pageAt('compare', '/compare/', '?ids=1,2'))
  expect(goals).toEqual(['filter-use', 'search', 'compare'])
})
