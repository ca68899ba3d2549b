import { describe, expect, test } from 'vitest'
import { callAddress, callRoute } from './call-address.ts'

describe('a call by name', () => {
  test('is under /api/ with all its parameters in the query', () => {
    expect(callAddress('agency-find', { q: 'север' })).toEqual({ path: '/api/agency-find', rest: { q: 'север' } })
    expect(callRoute('agency-find')).toBe('/api/agency-find')
  })
})

describe('a v2 call', () => {
  const NAME = '/v2/portfolio/projects/{id}'

  test('is a path, and path parameters are removed from the query', () => {
    expect(callAddress(NAME, { id: 12, page: 2 })).toEqual({ path: '/v2/portfolio/projects/12', rest: { page: 2 } })
  })

  test('encodes any value into one segment', () => {
    expect(callAddress(NAME, { id: '../a b/?x=1#ё' }).path).toBe(
      '/v2/portfolio/projects/..%2Fa%20b%2F%3Fx%3D1%23%D1%91',
    )
  })

  test('does not mutate the given parameters', () => {
    const params = { id: 12, page: 2 }
    callAddress(NAME, params)
    expect(params).toEqual({ id: 12, page: 2 })
  })

  test('becomes a route with the same parameter names', () => {
    expect(callRoute(NAME)).toBe('/v2/portfolio/projects/:id')
    expect(callRoute('/v2/ratingExperts')).toBe('/v2/ratingExperts')
  })
})
