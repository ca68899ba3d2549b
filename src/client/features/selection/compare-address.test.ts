import { expect, test } from 'vitest'
import type { ResolvedPage } from '../../app/page.ts'
import { compareAddress, tenderAddress } from './compare-address.ts'

const at = (name: string, pathname: string, search = '') =>
  compareAddress({ page: { name } as ResolvedPage['page'], pathname, search })

test('the comparison keeps the rating the visitor comes from and their limit', () => {
  expect(at('rating', '/digital-agencies/shop/', '?budget=1500000&cities=4')).toBe(
    '/compare/?rating=digital-agencies/shop&budget=1500000',
  )
  expect(at('rating', '/seo+context/')).toBe('/compare/?rating=seo+context')
})

test('other pages know neither', () => {
  expect(at('agency', '/agency-prism/')).toBe('/compare/')
})

test('the tender keeps the need that the rating page shows', () => {
  const from = (pathname: string, search = '') =>
    tenderAddress({ page: { name: 'rating' } as ResolvedPage['page'], params: {}, pathname, search }, [3, 5])
  expect(from('/digital-agencies/shop/', '?cities=4&budget=1500000')).toBe(
    '/tender/?agencies=3,5&type=shop&city=kazan&budget=1500000',
  )
  expect(from('/seo+context/moscow/')).toBe('/tender/?agencies=3,5&type=seo%2Bcontext&city=moscow')
})
