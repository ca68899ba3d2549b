import type { Answer } from '#contract/index.ts'
import { callErrorOf } from '../../api/call-failure.ts'
import { type AppThunk, sliceAdded } from '../../store/make-store.ts'
import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    autocomplete: Autocomplete
  }
}

export type Found = Answer<'agency-find'>
export type FoundAgency = Found['results'][number]

const NOTHING: Found = { results: [], slices: [], fits: [], ratings: [], systems: [], texts: [], read_as: null }

/** One letter matches half the catalogue. */
export const MIN_SEARCH_LENGTH = 2
/** The limit of the call `agency-find`. */
export const MAX_SEARCH_LENGTH = 200

/** Spec §3, autocomplete. Earlier results stay while the next ones load. */
const initialState = {
  search_text: '',
  ...NOTHING,
  isAjax: false,
  error: null as string | null,
}

type Autocomplete = typeof initialState

const autocompleteSlice = createSlice({
  name: 'autocomplete',
  initialState,
  cases: {
    searchStarted: (state, search_text: string): Autocomplete => ({ ...state, search_text, isAjax: true, error: null }),
    // Drops responses to superseded text.
    searchEnded: (state, { text, found }: { text: string; found: Found }) =>
      text === state.search_text ? { ...state, ...found, isAjax: false } : state,
    searchFailed: (state, { text, error }: { text: string; error: string }) =>
      text === state.search_text ? { ...state, ...NOTHING, isAjax: false, error } : state,
    searchCleared: () => initialState,
  },
})

export const { searchStarted, searchEnded, searchFailed, searchCleared } = autocompleteSlice.actions
export const selectAutocomplete = ({ autocomplete = initialState }: { autocomplete?: Autocomplete }) => autocomplete

/** Finds agencies by the typed text; text that is too short clears the results. */
export const suggestAgencies =
  (typed: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { api }) => {
    dispatch(sliceAdded(autocompleteSlice))
    const text = typed.trim().slice(0, MAX_SEARCH_LENGTH)
    if (text.length < MIN_SEARCH_LENGTH) {
      dispatch(searchCleared())
      return
    }
    if (text === selectAutocomplete(getState()).search_text) return
    dispatch(searchStarted(text))
    try {
      dispatch(searchEnded({ text, found: await api('agency-find', { q: text }) }))
    } catch (error) {
      dispatch(searchFailed({ text, error: callErrorOf(error).message }))
    }
  }
