import { expect, test } from 'vitest'
import { isOfferDue } from './is-offer-due.ts'

const READ = { isRead: true, scrolled: 1600, screen: 800, isOffered: false, isBelow: true } as const

test('a study is offered two screens down a page to read', () => {
  expect(isOfferDue(READ)).toBe(true)
  expect(isOfferDue({ ...READ, scrolled: 1599 })).toBe(false)
})

test('nothing is offered on other pages', () => {
  expect(isOfferDue({ ...READ, isRead: false, scrolled: 10_000 })).toBe(false)
})

test('nothing is offered twice, nor where it would move what is being read', () => {
  expect(isOfferDue({ ...READ, isOffered: true })).toBe(false)
  expect(isOfferDue({ ...READ, isBelow: false })).toBe(false)
})
