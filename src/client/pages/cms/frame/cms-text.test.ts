import { expect, test } from 'vitest'
import { cmsCrumbs, cmsHeading } from './cms-pages.ts'
import { shareText, standingText } from './cms-text.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ')

const SYSTEM = {
  slug: 'bitrix',
  title: '1С-Битрикс',
  kind: 'commercial',
  kind_title: 'Коммерческая',
  vendor: 'Мастерская',
  licence: 'Подписка',
  since: 2003,
  projects: 10,
  agencies: 392,
  reviews: { average: 4.43, count: 7 },
  place: { place: 1, of: 19, score: 96.4, projects: 8, agencies: 194, reviews: 5, title: 'Рейтинг', path: '/cms/' },
  tabs: [],
}

test('a small share keeps its decimal', () => {
  expect([0.452, 0.0034].map(share => plain(shareText(share)))).toEqual(['45,2 %', '0,3 %'])
})

test('the line below the heading leaves out missing parts', () => {
  expect(plain(standingText(SYSTEM))).toBe('Коммерческая · 1-е место из 19 в рейтинге систем · 194 агентства в зачёте')
  expect(standingText({ ...SYSTEM, place: null })).toBe('Коммерческая')
})

test('a review’s breadcrumbs lead through the reviews of its CMS', () => {
  expect(cmsCrumbs(SYSTEM, 'cms-review').map(({ href }) => href)).toEqual([
    '/',
    '/cms/',
    '/cms-bitrix/',
    '/cms-bitrix/reviews/',
    undefined,
  ])
  expect(cmsHeading('1С-Битрикс', 'cms-review')).toBe('Отзыв о работе на 1С-Битрикс')
})
