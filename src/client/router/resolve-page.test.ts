import { describe, expect, test } from 'vitest'
import { PATH_NAMES } from '#domain/paths/paths.ts'
import { notFoundPage } from '../pages/failures/pages.ts'
import { routes } from '../routes.ts'
import { addressOf, resolvePage } from './resolve-page.ts'

const SHELL = ['main-menu', 'contacts-info', 'promotion-banner', 'bottom-pages', 'page-html-head']
const namesOf = (pathname: string, search = '') => resolvePage(pathname, search).requests.map(({ name }) => name)

describe('an address', () => {
  test('keeps only the query its page reads', () => {
    expect(addressOf('/search/', '?utm_source=mail&q=север&gclid=1')).toBe('/search/?q=%D1%81%D0%B5%D0%B2%D0%B5%D1%80')
  })

  test('of a page that reads no query drops it', () => {
    expect(addressOf('/', '?utm_source=mail')).toBe('/')
    expect(addressOf('/agency-severny-kontur/', '?q=1')).toBe('/agency-severny-kontur/')
  })

  test('without a page drops its query', () => {
    expect(addressOf('/no-such-page/', '?q=1')).toBe('/no-such-page/')
  })

  test('drops empty and repeated values', () => {
    expect(addressOf('/search/', '?q=')).toBe('/search/')
    expect(addressOf('/search/', '?q=a&q=b')).toBe('/search/?q=a')
  })

  test('joins the values of a list', () => {
    expect(addressOf('/compare/', '?ids=12&ids=7&tab=prices')).toBe('/compare/?ids=12%2C7&tab=prices')
    expect(addressOf('/compare/', '?ids=12,7')).toBe('/compare/?ids=12%2C7')
  })

  test('is stable', () => {
    const address = addressOf('/search/', '?x=1&q=a%26b')
    expect(addressOf('/search/', address.slice('/search/'.length))).toBe(address)
  })

  test('sorts its parameters', () => {
    const { page: searchPage } = resolvePage('/search/', '')
    const query = searchPage.query
    searchPage.query = ['q', 'city', 'page']
    try {
      expect(addressOf('/search/', '?page=2&q=a&city=kazan')).toBe('/search/?city=kazan&page=2&q=a')
      expect(addressOf('/search/', '?city=kazan&q=a&page=2')).toBe('/search/?city=kazan&page=2&q=a')
    } finally {
      if (query) searchPage.query = query
    }
  })
})

describe('a page', () => {
  test('makes its own calls after those of the shell', () => {
    expect(namesOf('/agency-severny-kontur/prices/')).toEqual([...SHELL, 'agency-header', 'agency-prices'])
  })

  test('gets the parameters of its path and puts them into its tags', () => {
    const { page, params, requests } = resolvePage('/agency-severny-kontur/', '')
    expect(page.name).toBe('agency')
    expect(params).toEqual({ agency: 'severny-kontur' })
    expect(page.tags(params as never)).toEqual(['agency:severny-kontur'])
    expect(requests).toContainEqual({ name: 'agency-header', params: { agency: 'severny-kontur' } })
  })

  test('reads its query', () => {
    expect(resolvePage('/search/', '?q=север').requests.at(-1)).toMatchObject({ params: { q: 'север' } })
  })

  test.each(['/no-such-page/', '/promo/no-such-page/', '//', '/%E0%A4%A/'])(
    'is the one that says so where there is none: %s',
    path => {
      expect(resolvePage(path, '').page).toBe(notFoundPage)
      expect(namesOf(path)).toEqual(SHELL)
    },
  )
})

test('of two pages with one name the one that accepts the address shows it', () => {
  expect(resolvePage('/cms/opensource/', '').page).toBe(routes.find(({ name }) => name === 'rating'))
  expect(resolvePage('/digital-agencies/', '').page).toBe(routes.findLast(({ name }) => name === 'rating'))
  // Filters apply to agencies; the rating of systems reads none.
  expect(addressOf('/cms/', '?cities=3')).toBe('/cms/')
  expect(addressOf('/digital-agencies/', '?cities=3')).toBe('/digital-agencies/?cities=3')
})

test('every path has a page', () => {
  const pages = new Set(routes.map(({ name }) => name))
  expect(PATH_NAMES.filter(name => !pages.has(name))).toEqual([])
})
