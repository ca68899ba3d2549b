import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Spec §3, main menu: which page and sub-page are open, the header's search popup, the phone's menu. */
const initialState = {
  opened_page: null as number | null,
  opened_sub_page: null as number | null,
  isHeaderPopup: false,
  isShown: false,
  isMobileHeaderActive: false,
}

export const mainMenuSlice = createSlice({
  name: 'mainMenu',
  initialState,
  reducers: {
    pageToggled: (state, { payload }: PayloadAction<number>) => {
      state.opened_page = state.opened_page === payload ? null : payload
      state.opened_sub_page = null
    },
    subPageToggled: (state, { payload }: PayloadAction<number>) => {
      state.opened_sub_page = state.opened_sub_page === payload ? null : payload
    },
    mobileMenuToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isShown = payload
      state.isMobileHeaderActive = payload
    },
    headerPopupToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isHeaderPopup = payload
    },
    menuClosed: () => initialState,
  },
  selectors: { selectMainMenu: state => state },
})

export const { pageToggled, subPageToggled, mobileMenuToggled, headerPopupToggled, menuClosed } = mainMenuSlice.actions
export const { selectMainMenu } = mainMenuSlice.selectors
