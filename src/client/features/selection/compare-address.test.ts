import { expect, test } from 'vitest'
import type { ResolvedPage } from '../../app/page.ts'
import { compareAddress } from './compare-address.ts'

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
