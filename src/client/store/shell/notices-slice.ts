import { createSlice } from '../slice.ts'

export interface CookieChoice {
  analytics: boolean
  at: string
}

/** Messages of the shell. Spec §3: both banner flags are true by default; closing one sets it to false. */
const initialState = {
  isPromotionShown: true,
  isDemoNoticeShown: true,
  /** Campaigns that the visitor has closed: others are shown again. */
  closedPromotions: [] as readonly number[],
  /** Undefined until the cookie is read: nothing floats before that, so nothing jumps. */
  cookieChoice: undefined as CookieChoice | null | undefined,
  /** The settings dialog, opened from the first notice or later from the footer. */
  isCookieSettings: false,
  /** Spec §4: the offer to subscribe to new cases. */
  isCasesPrompt: false,
  serverError: null as string | null,
}

export type NoticesState = typeof initialState

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  cases: {
    noticesRestored: (
      state,
      kept: Pick<NoticesState, 'closedPromotions' | 'isDemoNoticeShown' | 'cookieChoice'>,
    ): NoticesState => ({ ...state, ...kept }),
    promotionClosed: (state, campaign: number) => ({
      ...state,
      isPromotionShown: false,
      closedPromotions: [...new Set([...state.closedPromotions, campaign])],
    }),
    demoNoticeClosed: state => ({ ...state, isDemoNoticeShown: false }),
    cookiesChosen: (state, cookieChoice: CookieChoice) => ({ ...state, cookieChoice, isCookieSettings: false }),
    cookieSettingsToggled: (state, isCookieSettings: boolean) => ({ ...state, isCookieSettings }),
    casesPromptToggled: (state, isCasesPrompt: boolean) => ({ ...state, isCasesPrompt }),
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
  casesPromptToggled,
  serverErrorShown,
  serverErrorClosed,
} = noticesSlice.actions
export const selectNotices = ({ notices }: { notices: NoticesState }) => notices
