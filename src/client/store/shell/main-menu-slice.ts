import { createSlice } from '../slice.ts'

/** Spec §3, main menu: which page and sub-page are open, the header's search popup, the phone's menu. */
const initialState = {
  opened_page: null as number | null,
  opened_sub_page: null as number | null,
  isHeaderPopup: false,
  isShown: false,
  isMobileHeaderActive: false,
}

const toggled = (opened: number | null, index: number): number | null => (opened === index ? null : index)

export const mainMenuSlice = createSlice({
  name: 'mainMenu',
  initialState,
  cases: {
    // The first sub-page opens with its page, so that the usual way costs one press.
    pageToggled: (state, page: number) => {
      const opened_page = toggled(state.opened_page, page)
      return { ...state, opened_page, opened_sub_page: opened_page === null ? null : 0 }
    },
    subPageToggled: (state, page: number) => ({ ...state, opened_sub_page: toggled(state.opened_sub_page, page) }),
    mobileMenuToggled: (state, isShown: boolean) => ({ ...state, isShown, isMobileHeaderActive: isShown }),
    headerPopupToggled: (state, isHeaderPopup: boolean) => ({ ...state, isHeaderPopup }),
    menuClosed: () => initialState,
  },
})

export const { pageToggled, subPageToggled, mobileMenuToggled, headerPopupToggled, menuClosed } = mainMenuSlice.actions
export const selectMainMenu = ({ mainMenu }: { mainMenu: typeof initialState }) => mainMenu
