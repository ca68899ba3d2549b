import { createSlice } from '../slice.ts'

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
  cases: {
    noticesRestored: (
      state,
      kept: Pick<NoticesState, 'isPromotionShown' | 'isDemoNoticeShown' | 'cookieChoice'>,
    ): NoticesState => ({ ...state, ...kept }),
    promotionClosed: state => ({ ...state, isPromotionShown: false }),
    demoNoticeClosed: state => ({ ...state, isDemoNoticeShown: false }),
    cookiesChosen: (state, cookieChoice: CookieChoice) => ({ ...state, cookieChoice, isCookieSettings: false }),
    cookieSettingsToggled: (state, isCookieSettings: boolean) => ({ ...state, isCookieSettings }),
    serverErrorShown: (state, serverError: string) => ({ ...state, serverError }),
    serverErrorClosed: state => ({ ...state, serverError: null }),
  },
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
export const selectNotices = ({ notices }: { notices: NoticesState }) => notices
