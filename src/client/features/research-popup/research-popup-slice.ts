import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    researchPopup: ResearchPopupState
  }
}

/** Spec §3, §4: the popup flag is false by default, the toggle opens and closes it. */
const initialState = { show: false }

export type ResearchPopupState = typeof initialState

export const researchPopupSlice = createSlice({
  name: 'researchPopup',
  initialState,
  cases: {
    researchPopupToggled: (_, show: boolean): ResearchPopupState => ({ show }),
  },
})

export const { researchPopupToggled } = researchPopupSlice.actions
export const selectResearchPopup = ({ researchPopup = initialState }: { researchPopup?: ResearchPopupState }) =>
  researchPopup
