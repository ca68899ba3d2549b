import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPath, canonicalUrl } from './canonical-url.ts'

test.each([
  ['/', '/'],
  ['/digital-agencies/', '/digital-agencies/'],
  ['/digital-agencies/kazan', '/digital-agencies/kazan/'],
  ['/digital-agencies/2020/kazan/middle/', '/digital-agencies/kazan/'],
  ['/seo+context/1-200/', '/seo+context/'],
  ['/digital-agencies/expert-400/low/', '/digital-agencies/low/'],
  ['/digital-agencies/forbes-200/', '/digital-agencies/'],
  ['/apps/ios/kazan/low/', '/apps/ios/kazan/'],
  ['/apps/android/2020/1-200/', '/apps/android/'],
  ['/agency-severny-kontur/reviews/38/', '/agency-severny-kontur/reviews/'],
  ['/customers_responses/severny-kontur/38/?page=2', '/customers_responses/severny-kontur/'],
  ['/compare/?ids=1,2/3', '/compare/'],
  ['/news/#top', '/news/'],
  ['/pr/it/', '/pr/it/'],
  ['/ru/x/news/', '/news/'],
  ['//news//item-a//', '/news/item-a/'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('the canonical URL joins the site root and the path with one slash', () => {
  expect(canonicalUrl('https://merilo.example', '/crm/?page=2')).toBe('https://merilo.example/crm/')
  expect(canonicalUrl('https://merilo.example/', '/crm/')).toBe('https://merilo.example/crm/')
})

test('canonicalisation is idempotent and respects the segment limit', () => {
  const segment = fc.oneof(
    fc.string(),
    fc.constantFrom('apps', 'ios', 'crm', '2020', '1-200', 'expert-400', 'pr', 'xx', '', '?', '#'),
  )
  fc.assert(
    fc.property(fc.array(segment), segments => {
      const canonical = canonicalPath(`/${segments.join('/')}`)
      expect(canonicalPath(canonical)).toBe(canonical)
      expect(canonical.split('/').length - 2).toBeLessThanOrEqual(canonical.startsWith('/apps/') ? 3 : 2)
    }),
  )
})
