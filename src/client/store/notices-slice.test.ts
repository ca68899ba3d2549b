import { expect, test } from 'vitest'
import {
  cookieSettingsToggled,
  cookiesChosen,
  demoNoticeClosed,
  noticesRestored,
  noticesSlice,
  promotionClosed,
  serverErrorClosed,
  serverErrorShown,
} from './notices-slice.ts'

type Action = Parameters<typeof noticesSlice.reducer>[1]
const after = (...actions: Action[]) => actions.reduce(noticesSlice.reducer, noticesSlice.getInitialState())
const CHOICE = { analytics: false, at: '2026-06-01T00:00:00.000Z' }

test('both banner flags are true by default, and no choice of cookies is known yet', () => {
  expect(after()).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: true, cookieChoice: undefined })
})

test('each banner is closed by itself', () => {
  expect(after(promotionClosed())).toMatchObject({ isPromotionShown: false, isDemoNoticeShown: true })
  expect(after(demoNoticeClosed())).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: false })
})

test('what the browser kept takes the place of the defaults and of nothing else', () => {
  const kept = { isPromotionShown: false, isDemoNoticeShown: true, cookieChoice: null }
  expect(after(serverErrorShown('Network Error'), noticesRestored(kept))).toMatchObject({
    ...kept,
    serverError: 'Network Error',
  })
})

test('a choice of cookies closes its dialog', () => {
  expect(after(cookieSettingsToggled(true), cookiesChosen(CHOICE))).toMatchObject({
    cookieChoice: CHOICE,
    isCookieSettings: false,
  })
})

test('the popup of a server error tells the message until it is closed', () => {
  expect(after(serverErrorShown('Network Error')).serverError).toBe('Network Error')
  expect(after(serverErrorShown('Network Error'), serverErrorClosed()).serverError).toBeNull()
})
