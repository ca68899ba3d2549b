import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AGENCY_SLICES, CMS_SLICES } from '../rating/rating-slice.ts'
import { APP_PLATFORMS } from '../vocabulary/app-platforms.ts'
import { RATING_TYPES } from '../vocabulary/rating-types.ts'
import { placeRangeOf, TIERS } from '../vocabulary/tiers.ts'
import {
  buildMethodologyPath,
  buildMyRatingPath,
  buildRatingPath,
  parseMethodologyPath,
  parseMyRatingSegments,
  parseRatingPath,
  type RatingPath,
} from './rating-path.ts'

const parseMyRatingPath = (pathname: string) => parseMyRatingSegments(pathname.slice(1, -1).split('/'))

const slugOf = <Slug extends string>(rows: readonly { slug: Slug }[]) => fc.constantFrom(...rows.map(row => row.slug))
const parts = {
  year: fc.integer({ min: 2000, max: 2099 }),
  slice: fc.constantFrom(...AGENCY_SLICES),
}
const range = fc.integer({ min: 1, max: 900_000 }).map(place => placeRangeOf(place).slug)
const ending = fc.record({ tier: slugOf(TIERS), range }, { requiredKeys: [] })
const withEnding = (head: fc.Arbitrary<object>) =>
  fc.tuple(head, ending).map(([a, b]) => ({ ...a, ...b }) as RatingPath)

const agencyRating = withEnding(
  fc.record(
    { type: slugOf(RATING_TYPES.filter(({ shape }) => shape === 'agencies')), ...parts },
    { requiredKeys: ['type'] },
  ),
)
const appRating = withEnding(
  fc.record(
    { type: fc.constant('apps'), platform: slugOf(APP_PLATFORMS), ...parts },
    { requiredKeys: ['type', 'platform'] },
  ),
)
const cmsRating = fc.record(
  { type: fc.constant('cms' as const), slice: fc.constantFrom(...CMS_SLICES) },
  { requiredKeys: ['type'] },
)

test('every rating path parses back to itself', () => {
  fc.assert(
    fc.property(fc.oneof(agencyRating, appRating, cmsRating), path => {
      expect(parseRatingPath(buildRatingPath(path))).toEqual({ ...path })
    }),
  )
})

test("every list of agencies has weights of one's own, whole and with a path that is no rating", () => {
  fc.assert(
    fc.property(fc.oneof(agencyRating, appRating), path => {
      const pathname = buildMyRatingPath(path)
      const { range, ...whole } = path
      expect(parseMyRatingPath(pathname)).toEqual(whole)
      expect(parseRatingPath(pathname)).toBeNull()
    }),
  )
  expect(parseMyRatingPath('/cms/my/')).toBeNull()
  expect(parseMyRatingPath('/digital-agencies/1-200/my/')).toBeNull()
})

test('every methodology path parses back and is not a rating path', () => {
  fc.assert(
    fc.property(fc.oneof(agencyRating, appRating), ({ type, platform, year }) => {
      const pathname = buildMethodologyPath({ type, platform, year })
      expect(parseMethodologyPath(pathname)).toEqual({ type, platform, year })
      expect(parseRatingPath(pathname)).toBeNull()
    }),
  )
})

test.each<[string, RatingPath]>([
  ['/digital-agencies/', { type: 'digital-agencies' }],
  ['/digital-agencies/2020/', { type: 'digital-agencies', year: 2020 }],
  ['/digital-agencies/1999/', { type: 'digital-agencies', year: 1999 }],
  ['/digital-agencies/2113/', { type: 'digital-agencies', year: 2113 }],
  ['/seo+context/kazan/middle/', { type: 'seo+context', slice: { kind: 'city', slug: 'kazan' }, tier: 'middle' }],
  ['/crm/1-200/', { type: 'crm', range: '1-200' }],
  ['/crm/low/201-400/', { type: 'crm', tier: 'low', range: '201-400' }],
  ['/branding/2019/logo/', { type: 'branding', year: 2019, slice: { kind: 'category', slug: 'logo' } }],
  ['/web-support/opencart-cms/', { type: 'web-support', slice: { kind: 'system', slug: 'opencart-cms' } }],
  ['/corporate/volga/', { type: 'corporate', slice: { kind: 'district', slug: 'volga' } }],
  ['/performance/forbes-200/', { type: 'performance', slice: { kind: 'list', slug: 'forbes-200' } }],
  ['/digital-agencies/belarus/', { type: 'digital-agencies', slice: { kind: 'country', slug: 'belarus' } }],
  ['/apps/android/2021/', { type: 'apps', platform: 'android', year: 2021 }],
  ['/cms/opensource/', { type: 'cms', slice: { kind: 'cms-kind', slug: 'opensource' } }],
  ['/cms/iis/', { type: 'cms', slice: { kind: 'web-server', slug: 'iis' } }],
])('%s is parsed', (pathname, path) => {
  expect(parseRatingPath(pathname)).toEqual(path)
  expect(buildRatingPath(path)).toBe(pathname)
})

test.each([
  ['the parts in another order', '/digital-agencies/kazan/2020/'],
  ['a tier before its slice', '/digital-agencies/low/kazan/'],
  ['two slices', '/digital-agencies/kazan/shop/'],
  ['a range before its tier', '/digital-agencies/1-200/low/'],
  ['a range between the hundreds', '/digital-agencies/101-300/'],
  ['a range from zero', '/digital-agencies/0-200/'],
  ['a range with a leading zero', '/digital-agencies/0201-400/'],
  ['a year of three digits', '/digital-agencies/202/'],
  ['a year with a leading zero', '/digital-agencies/0202/'],
  ['an unknown range', '/digital-agencies/1-300/'],
  ['a platform of another rating', '/digital-agencies/ios/'],
  ['apps without a platform', '/apps/kazan/'],
  ['a web server outside the CMS rating', '/digital-agencies/nginx/'],
  ['a city inside the CMS rating', '/cms/kazan/'],
  ['an encoded plus', '/seo%2Bcontext/'],
  ['no slash at the end', '/digital-agencies'],
  ['an empty part', '/digital-agencies//kazan/'],
])('%s is refused: %s', (_, pathname) => {
  expect(parseRatingPath(pathname)).toBeNull()
})

test('a methodology belongs to a rating or its year, not to a slice', () => {
  expect(parseMethodologyPath('/crm/methodology/')).toEqual({ type: 'crm' })
  expect(parseMethodologyPath('/crm/2020/methodology/')).toEqual({ type: 'crm', year: 2020 })
  expect(parseMethodologyPath('/apps/ios/methodology/')).toEqual({ type: 'apps', platform: 'ios' })
  expect(parseMethodologyPath('/cms/methodology/')).toEqual({ type: 'cms' })
  expect(parseMethodologyPath('/crm/kazan/methodology/')).toBeNull()
  expect(parseMethodologyPath('/crm/methodology/2020/')).toBeNull()
})
