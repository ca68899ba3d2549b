import { expect, expectTypeOf, test } from 'vitest'
import type { PathName } from '#domain/paths/paths.ts'
import type { AnyDocument, PageDocument } from './app/page-document.ts'
import { documentOf } from './documents.ts'
import { routes } from './routes.ts'

const PRIVATE = routes.flatMap(({ kind, name }) => (kind === 'private' ? [name] : []))

/** Search engines and social networks learn nothing of a private page, so all it has is a title of its own. */
const saysTooMuch = ({ head, jsonLd, sitemap, sharePicture }: AnyDocument): boolean =>
  head === null || jsonLd !== null || sitemap !== undefined || sharePicture !== undefined

test('a private page has a title of its own and says nothing to search engines or social networks', () => {
  expect(PRIVATE.filter(name => saysTooMuch(documentOf(name)))).toEqual([])
})

test.each<[string, PathName]>([
  ['has no title of its own', 'agency'],
  ['is in a sitemap', 'rules'],
  ['shares a picture', 'about'],
])('the rule for private pages catches a page that %s', (_, name) => {
  expect(saysTooMuch(documentOf(name))).toBe(true)
})

test.each(['head', 'jsonLd', 'sitemap', 'sharePicture'] as const)(
  'the rule for private pages catches one whose %s is the wrong one',
  fact => {
    const allowed = documentOf('tender-status')
    const wrong = { head: null, jsonLd: () => [], sitemap: 'pages', sharePicture: null } as const
    expect(saysTooMuch({ ...allowed, [fact]: wrong[fact] })).toBe(true)
  },
)

test.each<PathName>(['rating', 'news-item', 'research-item', 'abc-item', 'interview', 'person-interview'])(
  'a page of %s is one to read, so it offers the newest study',
  page => {
    expect(routes.filter(({ name }) => name === page).every(({ kind }) => kind === 'read')).toBe(true)
  },
)

// Cases offer their own newsletter.
test.each<PathName>(['main', 'agency', 'tender', 'case', 'search'])('a page of %s offers no study', page => {
  expect(routes.filter(({ name }) => name === page).some(({ kind }) => kind === 'read')).toBe(false)
})

test('a public page without its share picture, or with a card that nobody draws, does not compile', () => {
  const facts = { bundle: 'wall', head: null, jsonLd: null, sitemap: 'pages' } as const
  expectTypeOf(facts).not.toExtend<PageDocument<'wall'>>()
  expectTypeOf({ ...facts, sharePicture: 'card' as const }).not.toExtend<PageDocument<'wall'>>()
  expectTypeOf({ ...facts, sharePicture: 'card' as const }).toExtend<PageDocument<'rating'>>()
  expectTypeOf({ ...facts, sharePicture: null }).toExtend<PageDocument<'wall'>>()
})
