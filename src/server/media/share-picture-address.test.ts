import { expect, test } from 'vitest'
import type { PageRegistry, SharePicture } from '#contract/page-renderer.ts'
import { href, type PathName } from '#domain/paths/paths.ts'
import { isSharePicture, pathOfSharePicture, sharePictureUrl } from './share-picture-address.ts'

const SITE = 'https://merilo.example'

const PICTURES: Partial<Record<PathName, SharePicture<PathName, never>>> = {
  rating: 'card',
  'news-item': { section: 'Новости' },
  'cms-review': { of: ({ cms }: { cms: string }) => href('cms', { cms }) },
  'digital-stats': { ofQuery: () => '/media/og/digital-stats/systems.png' },
  search: null,
}
const pages = Object.fromEntries(
  Object.entries(PICTURES).map(([name, sharePicture]) => [name, { sitemap: null, head: null, sharePicture }]),
) as PageRegistry
const urlOf = (path: string) => sharePictureUrl(SITE, path, pages)

test.each([
  ['/digital-agencies/', 'https://merilo.example/media/og/digital-agencies.png'],
  ['/seo+context/2020/kazan/middle/', 'https://merilo.example/media/og/seo+context/2020/kazan/middle.png'],
  ['/cms/opensource/', 'https://merilo.example/media/og/cms/opensource.png'],
  ['/news/item-novaya-metodika/', 'https://merilo.example/media/og/news/item-novaya-metodika.png'],
])('%s is shared with %s, which maps back to it', (path, address) => {
  expect(urlOf(path)).toBe(address)
  expect(pathOfSharePicture(address.slice(`${SITE}/media/og/`.length))).toBe(path)
  expect(isSharePicture(address)).toBe(true)
})

test('a page may share the picture of another', () => {
  expect(urlOf('/cms-bitrix/reviews/7/')).toBe('https://merilo.example/media/og/cms-bitrix.png')
})

test('a page that has no picture, or one that depends on the query, gets none from its path', () => {
  expect(urlOf('/search/')).toBeNull()
  expect(urlOf('/digital-stats/')).toBeNull()
  expect(urlOf('/no/such/page/')).toBeNull()
})

test('only a PNG is a picture, and a foreign address is not ours', () => {
  expect(pathOfSharePicture('digital-agencies')).toBeNull()
  expect(isSharePicture('https://merilo.example/cover.png')).toBe(false)
})
