import { expect, test } from 'vitest'
import { matchPath } from '#domain/paths/paths.ts'
import { isSharePicture, pathOfSharePicture, sharePictureUrl } from './share-picture-address.ts'

const SITE = 'https://merilo.example'
const urlOf = (path: string) => sharePictureUrl(SITE, path, matchPath(path))

test.each([
  ['/digital-agencies/', 'https://merilo.example/media/og/digital-agencies.png'],
  ['/seo+context/2020/kazan/middle/', 'https://merilo.example/media/og/seo+context/2020/kazan/middle.png'],
  ['/cms/opensource/', 'https://merilo.example/media/og/cms/opensource.png'],
  ['/cms-bitrix/', 'https://merilo.example/media/og/cms-bitrix.png'],
  ['/interviews/o-sroke-i-cene/', 'https://merilo.example/media/og/interviews/o-sroke-i-cene.png'],
  ['/news/item-novaya-metodika/', 'https://merilo.example/media/og/news/item-novaya-metodika.png'],
  ['/agency-severny-kontur/', 'https://merilo.example/media/og/agency-severny-kontur.png'],
])('%s is shared with %s, which maps back to it', (path, address) => {
  expect(urlOf(path)).toBe(address)
  expect(pathOfSharePicture(address.slice(`${SITE}/media/og/`.length))).toBe(path)
  expect(isSharePicture(address)).toBe(true)
})

test('a methodology is shared with the picture of its rating', () => {
  expect(urlOf('/digital-agencies/2020/methodology/')).toBe('https://merilo.example/media/og/digital-agencies/2020.png')
})

test('a tab of a system is shared with the picture of the system', () => {
  expect(urlOf('/cms-bitrix/reviews/7/')).toBe('https://merilo.example/media/og/cms-bitrix.png')
})

test('a page that has no picture gets none', () => {
  expect(urlOf('/search/')).toBeNull()
  expect(urlOf('/no-such-page/')).toBeNull()
})

test('only a PNG is a picture, and a foreign address is not ours', () => {
  expect(pathOfSharePicture('digital-agencies')).toBeNull()
  expect(isSharePicture('https://merilo.example/cover.png')).toBe(false)
})
