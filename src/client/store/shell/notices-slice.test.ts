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
const stateAfter = (...actions: Action[]) => actions.reduce(noticesSlice.reducer, noticesSlice.initialState)
const CHOICE = { analytics: false, at: '2026-06-01T00:00:00.000Z' }

test('both banner flags are true by default, and no choice of cookies is known yet', () => {
  expect(stateAfter()).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: true, cookieChoice: undefined })
})

test('each banner is closed by itself', () => {
  expect(stateAfter(promotionClosed())).toMatchObject({ isPromotionShown: false, isDemoNoticeShown: true })
  expect(stateAfter(demoNoticeClosed())).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: false })
})

test('what the browser kept takes the place of the defaults and of nothing else', () => {
  const kept = { isPromotionShown: false, isDemoNoticeShown: true, cookieChoice: null }
  expect(stateAfter(serverErrorShown('Network Error'), noticesRestored(kept))).toMatchObject({
    ...kept,
    serverError: 'Network Error',
  })
})

test('a choice of cookies closes its dialog', () => {
  expect(stateAfter(cookieSettingsToggled(true), cookiesChosen(CHOICE))).toMatchObject({
    cookieChoice: CHOICE,
    isCookieSettings: false,
  })
})

test('the popup of a server error tells the message until it is closed', () => {
  expect(stateAfter(serverErrorShown('Network Error')).serverError).toBe('Network Error')
  expect(stateAfter(serverErrorShown('Network Error'), serverErrorClosed()).serverError).toBeNull()
})
