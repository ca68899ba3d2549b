import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { PATH_EXAMPLES } from '#tests/support/paths/path-examples.ts'
import { SERVICES } from '../vocabulary/services.ts'
import { href, matchPath, PATH_NAMES, PATHS, type PathName, tidyPath, withSlash } from './paths.ts'
import type { PathEntry } from './template.ts'

const entryOf = (name: PathName) => PATHS[name] as PathEntry<unknown>
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/)
const paramOf: Record<string, fc.Arbitrary<string | number>> = {
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  key: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  service: fc.constantFrom(...SERVICES.map(service => service.slug)),
  // `item-…` and `case-7` are reserved for item pages.
  category: slug.filter(text => !text.startsWith('item-')),
  year: fc.integer({ min: 2000, max: 2099 }),
  hashtag: slug.filter(text => !/^case-\d+$/.test(text)),
}

describe.each(PATH_NAMES)('the path %s', name => {
  const { build, parse } = entryOf(name)
  const example = PATH_EXAMPLES[name]

  test('matches its example, and its params build the example again', () => {
    const match = matchPath(example)
    expect(match?.name).toBe(name)
    expect(build(match?.params)).toBe(example)
    expect(parse(example)).toEqual(match?.params)
  })

  test('does not match without its trailing slash or in capitals', () => {
    expect(matchPath(example.slice(0, -1))).toBeNull()
    if (example !== '/') expect(matchPath(example.replace(/[a-z]+/, word => word.toUpperCase()))).toBeNull()
  })
})

const templated = PATH_NAMES.filter(name => !['rating', 'methodology', 'my-rating'].includes(name))

test('every built path parses back to its name and params', () => {
  const built = fc.constantFrom(...templated).chain(name => {
    const names = Object.keys(entryOf(name).parse(PATH_EXAMPLES[name]) ?? {})
    return fc.tuple(fc.constant(name), fc.record(Object.fromEntries(names.map(key => [key, paramOf[key] ?? slug]))))
  })
  fc.assert(
    fc.property(built, ([name, params]) => {
      expect(matchPath(entryOf(name).build(params))).toEqual({ name, params: { ...params } })
    }),
  )
})

test('any text is handled, and a match builds the same text', () => {
  const soup = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom('/', 'agency-', 'cms', 'apps', 'ios', '2020', 'kazan', 'low', 'x', '%2e', '..'))
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(soup, text => {
      const match = matchPath(text)
      if (match) expect(entryOf(match.name).build(match.params)).toBe(text)
    }),
  )
})

test.each([
  '/agency-/',
  '/agency-Big/',
  '/agency-a--b/',
  '/agency-a/reviews/0/',
  '/agency-a/reviews/01/',
  '/agency-a/unknown/',
  '/calculator/unknown/',
  '/news/item-/extra/',
  '/apps/',
  '/cms/2020/',
  '/toString/',
  '/constructor/',
  '//',
  '',
])('%j matches no page', pathname => {
  expect(matchPath(pathname)).toBeNull()
})

test('the plus of seo+context is not encoded', () => {
  expect(href('rating', { type: 'seo+context' })).toBe('/seo+context/')
})

test('a value that is not a slug cannot escape its segment', () => {
  expect(href('agency', { agency: '../x?y#z' })).toBe('/agency-..%2Fx%3Fy%23z/')
})

test('param types are inferred from the template', () => {
  expectTypeOf(PATHS['agency-review'].build).parameter(0).toEqualTypeOf<{ agency: string; id: number }>()
  expectTypeOf(PATHS['review-add'].build).parameter(0).toEqualTypeOf<{ key: string }>()
  expect(href('agency-review', { agency: 'severny-kontur', id: 7 })).toBe('/agency-severny-kontur/reviews/7/')
  expect(href('main')).toBe('/')
})

test('withSlash adds the trailing slash and never yields a URL of another host', () => {
  expect(withSlash('/digital-agencies')).toBe('/digital-agencies/')
  expect(withSlash('/digital-agencies/')).toBe('/digital-agencies/')
  expect(withSlash('//evil.example')).toBe('/evil.example/')
  expect(withSlash('/\\evil.example')).toBe('/evil.example/')
})

test.each([
  ['/seo%2Bcontext/', '/seo+context/'],
  ['/seo%2bcontext/%6Doscow', '/seo+context/moscow/'],
  ['/Digital-Agencies/MOSCOW/', '/digital-agencies/moscow/'],
  ['/digital-agencies//moscow///', '/digital-agencies/moscow/'],
  ['//evil.example', '/evil.example/'],
  ['/a%2Fb/%2e%2e/', '/a%2fb/%2e%2e/'],
  ['/Review-Add/AbC-9', '/review-add/AbC-9/'],
  ['/digital-agencies/', '/digital-agencies/'],
])('tidyPath turns %s into %s', (pathname, tidy) => {
  expect(tidyPath(pathname)).toBe(tidy)
})
