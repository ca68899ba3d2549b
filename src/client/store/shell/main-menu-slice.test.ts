import { expect, test } from 'vitest'
import {
  headerPopupToggled,
  mainMenuSlice,
  menuClosed,
  mobileMenuToggled,
  pageToggled,
  subPageToggled,
} from './main-menu-slice.ts'

type Action = Parameters<typeof mainMenuSlice.reducer>[1]
const stateAfter = (...actions: Action[]) => actions.reduce(mainMenuSlice.reducer, mainMenuSlice.initialState)

test('a page of the menu opens, and closes when pressed again', () => {
  expect(stateAfter(pageToggled(2)).opened_page).toBe(2)
  expect(stateAfter(pageToggled(2), pageToggled(2)).opened_page).toBeNull()
})

test('a page opens with its first sub-page and closes with it', () => {
  expect(stateAfter(pageToggled(2)).opened_sub_page).toBe(0)
  expect(stateAfter(pageToggled(2), pageToggled(2)).opened_sub_page).toBeNull()
})

test('opening another page closes the open one and its sub-page', () => {
  expect(stateAfter(pageToggled(2), subPageToggled(1), pageToggled(3))).toMatchObject({
    opened_page: 3,
    opened_sub_page: 0,
  })
})

test('a sub-page closes when pressed again and leaves its page open', () => {
  expect(stateAfter(pageToggled(2), subPageToggled(1), subPageToggled(1))).toMatchObject({
    opened_page: 2,
    opened_sub_page: null,
  })
})

test('the menu of a phone marks the header as active', () => {
  expect(stateAfter(mobileMenuToggled(true))).toMatchObject({ isShown: true, isMobileHeaderActive: true })
})

test('navigation closes the menu', () => {
  const opened = [pageToggled(1), subPageToggled(0), mobileMenuToggled(true), headerPopupToggled(true)]
  expect(stateAfter(...opened, menuClosed())).toEqual(stateAfter())
})
