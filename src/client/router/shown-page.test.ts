import { describe, expect, test } from 'vitest'
import { notFoundPage, serverErrorPage } from '../pages/failures/pages.ts'
import { type RemoteState, remoteActions, remoteReducer } from '../store/remote.ts'
import { resolvePage } from './resolve-page.ts'
import { headerFailure, shownPage } from './shown-page.ts'

const AGENCY = resolvePage('/agency-test/', '')
const HEADER = { name: 'agency-header', request: { agency: 'test' } } as const
const failedWith = (status: number | null): RemoteState =>
  [
    remoteActions.started(HEADER),
    remoteActions.failed({ ...HEADER, error: { message: 'x', status, data: null } }),
  ].reduce<RemoteState>(remoteReducer, {})

describe('a page whose header call failed is replaced by', () => {
  test.each([404, 400])('the 404 page, for %i', status => {
    expect(shownPage(failedWith(status), AGENCY)).toBe(notFoundPage)
    expect(headerFailure(failedWith(status), AGENCY)).toBe(404)
  })

  test.each([500, 503, 429])('the server error page, for %i', status => {
    expect(shownPage(failedWith(status), AGENCY)).toBe(serverErrorPage)
    expect(headerFailure(failedWith(status), AGENCY)).toBe(status)
  })

  test('the server error page when no status came', () => {
    expect(shownPage(failedWith(null), AGENCY)).toBe(serverErrorPage)
    expect(headerFailure(failedWith(null), AGENCY)).toBe(500)
  })
})

test('the failure of one agency is not that of another', () => {
  const other = resolvePage('/agency-other/', '')
  expect(shownPage(failedWith(404), other)).toBe(AGENCY.page)
})

test('a failed block leaves the page in place', () => {
  const name = 'main-top' as const
  const remote = [
    remoteActions.started({ name, request: {} }),
    remoteActions.failed({ name, request: {}, error: { message: 'x', status: 500, data: null } }),
  ].reduce<RemoteState>(remoteReducer, {})
  expect(shownPage(remote, resolvePage('/', '')).name).toBe('main')
})

test('a list whose next page failed stays', () => {
  const name = 'rating-page-main-info' as const
  const first = { path: '/digital-agencies/' }
  const more = { ...first, next: '20' }
  const remote = [
    remoteActions.started({ name, request: first }),
    remoteActions.ended({ name, request: first, response: { rows: ['a'] } }),
    remoteActions.started({ name, request: more }),
    remoteActions.failed({ name, request: more, error: { message: 'x', status: 503, data: null } }),
  ].reduce<RemoteState>(remoteReducer, {})
  expect(shownPage(remote, resolvePage(first.path, '')).name).toBe('rating')
})
