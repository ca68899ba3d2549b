import { expect, test } from 'vitest'
import type { CmsRow } from '#contract/shapes/rating.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { buildersLabel, buildersPath, cmsTabs, isOfOneKind, systemShareTexts } from './cms-text.ts'

const SYSTEM: CmsRow = {
  ...{ place: 1, change: null, slug: 'wordpress', title: 'WordPress', kind: 'С открытым кодом', projects: 325 },
  ...{ agencies: 110, share: 0.57, reviews: 1188, average: 4.4, score: 96.2 },
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('shares of systems are in tenths, marked where rounding keeps them from a whole', () => {
  const texts = (shares: readonly number[]) => systemShareTexts(shares.map(share => ({ share }))).map(plain)
  expect(texts([0.57, 0.234, 0.1, 0.066, 0.03])).toEqual(['57 %', '23,4 %', '10 %', '6,6 %', '3 %'])
  expect(texts([0.333, 0.333, 0.333])).toEqual(['≈ 33,3 %', '≈ 33,3 %', '≈ 33,3 %'])
})

test('a CMS links to the rating of its developers, if there is one', () => {
  expect(buildersPath(SYSTEM)).toBe('/digital-agencies/wordpress/')
  expect(buildersPath({ ...SYSTEM, slug: 'tilda' })).toBeNull()
  // A slug of another kind of slice.
  expect(buildersPath({ ...SYSTEM, slug: 'kazan' })).toBeNull()
  expect(plain(buildersLabel(SYSTEM))).toBe('110 агентств в зачёте: рейтинг разработчиков на WordPress')
})

test('there is a tab for every kind and web server, with counts where known', () => {
  const { kinds, servers } = cmsTabs([{ title: 'С открытым кодом', path: '/cms/opensource/', participants: 8 }])
  expect(kinds.map(({ href, note }) => [href, note])).toEqual([
    ['/cms/', undefined],
    ['/cms/commercial/', undefined],
    ['/cms/opensource/', '8'],
    ['/cms/individual/', undefined],
    ['/cms/constructors/', undefined],
  ])
  expect(servers.map(({ href }) => href)).toEqual(['/cms/nginx/', '/cms/apache/', '/cms/iis/'])
  for (const { href } of [...kinds, ...servers]) expect(parseRatingPath(href)).toMatchObject({ type: 'cms' })
})

test('only the rating of one kind is of one kind', () => {
  expect(isOfOneKind({ type: 'cms', slice: { kind: 'cms-kind', slug: 'opensource' } })).toBe(true)
  expect(isOfOneKind({ type: 'cms', slice: { kind: 'web-server', slug: 'nginx' } })).toBe(false)
  expect(isOfOneKind({ type: 'cms' })).toBe(false)
})
