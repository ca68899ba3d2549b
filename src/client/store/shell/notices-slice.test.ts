import { expect, test } from 'vitest'
import {
  casesPromptToggled,
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

test('both banner flags are true by default, and the cookie choice is unknown', () => {
  expect(stateAfter()).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: true, cookieChoice: undefined })
})

test('banners are closed independently', () => {
  expect(stateAfter(promotionClosed(7))).toMatchObject({ isPromotionShown: false, isDemoNoticeShown: true })
  expect(stateAfter(demoNoticeClosed())).toMatchObject({ isPromotionShown: true, isDemoNoticeShown: false })
})

test('closed campaigns are remembered, each once', () => {
  const { closedPromotions } = stateAfter(promotionClosed(7), promotionClosed(9), promotionClosed(7))
  expect(closedPromotions).toEqual([7, 9])
})

test('restored values replace only their defaults', () => {
  const kept = { closedPromotions: [7], isDemoNoticeShown: true, cookieChoice: null }
  expect(stateAfter(serverErrorShown('Network Error'), noticesRestored(kept))).toMatchObject({
    ...kept,
    serverError: 'Network Error',
  })
})

test('choosing cookies closes the dialog', () => {
  expect(stateAfter(cookieSettingsToggled(true), cookiesChosen(CHOICE))).toMatchObject({
    cookieChoice: CHOICE,
    isCookieSettings: false,
  })
})

test('the server error popup shows its message until closed', () => {
  expect(stateAfter(serverErrorShown('Network Error')).serverError).toBe('Network Error')
  expect(stateAfter(serverErrorShown('Network Error'), serverErrorClosed()).serverError).toBeNull()
})

test('the offer to subscribe to cases is opened and closed', () => {
  expect(stateAfter()).toMatchObject({ isCasesPrompt: false })
  expect(stateAfter(casesPromptToggled(true))).toMatchObject({ isCasesPrompt: true })
  expect(stateAfter(casesPromptToggled(true), casesPromptToggled(false))).toMatchObject({ isCasesPrompt: false })
})
