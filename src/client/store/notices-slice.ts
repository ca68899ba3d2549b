import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface CookieChoice {
  analytics: boolean
  at: string
}

/** What floats over a page. Both banner flags are true by default (spec §3); closing one sets it false. */
const initialState = {
  isPromotionShown: true,
  isDemoNoticeShown: true,
  /** Undefined until the browser has read its cookie: nothing floats before, so nothing jumps. */
  cookieChoice: undefined as CookieChoice | null | undefined,
  /** The dialog with the choice: opened by the first notice, and later from the footer to change one's mind. */
  isCookieSettings: false,
  serverError: null as string | null,
}

export type NoticesState = typeof initialState

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    noticesRestored: (
      state,
      { payload }: PayloadAction<Pick<NoticesState, 'isPromotionShown' | 'isDemoNoticeShown' | 'cookieChoice'>>,
    ) => ({ ...state, ...payload }),
    promotionClosed: state => {
      state.isPromotionShown = false
    },
    demoNoticeClosed: state => {
      state.isDemoNoticeShown = false
    },
    cookiesChosen: (state, { payload }: PayloadAction<CookieChoice>) => {
      state.cookieChoice = payload
      state.isCookieSettings = false
    },
    cookieSettingsToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isCookieSettings = payload
    },
    serverErrorShown: (state, { payload }: PayloadAction<string>) => {
      state.serverError = payload
    },
    serverErrorClosed: state => {
      state.serverError = null
    },
  },
  selectors: { selectNotices: state => state },
})

export const {
  noticesRestored,
  promotionClosed,
  demoNoticeClosed,
  cookiesChosen,
  cookieSettingsToggled,
  serverErrorShown,
  serverErrorClosed,
} = noticesSlice.actions
export const { selectNotices } = noticesSlice.selectors
