import { expect, test } from 'vitest'
import { isOfferDue } from './is-offer-due.ts'

const READ = { page: 'rating', scrolled: 1600, screen: 800, isOffered: false, isBusy: false } as const

test.each(['rating', 'news-item', 'research-item', 'abc-item', 'interview'] as const)(
  'a study is offered two screens down a page of %s',
  page => {
    expect(isOfferDue({ ...READ, page })).toBe(true)
    expect(isOfferDue({ ...READ, page, scrolled: 1599 })).toBe(false)
  },
)

test.each(['main', 'agency', 'tender', 'case', 'search'] as const)('nothing is offered on a page of %s', page => {
  expect(isOfferDue({ ...READ, page, scrolled: 10_000 })).toBe(false)
})

test('nothing is offered twice, nor over a form or another message', () => {
  expect(isOfferDue({ ...READ, isOffered: true })).toBe(false)
  expect(isOfferDue({ ...READ, isBusy: true })).toBe(false)
})
