import type { Answer } from '#contract/index.ts'
import { createSlice } from '../slice.ts'

export type Found = Answer<'agency-find'>
export type FoundAgency = Found['results'][number]

const NOTHING: Found = { results: [], slices: [], ratings: [], systems: [], texts: [], read_as: null }

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

export type Autocomplete = typeof initialState

export const autocompleteSlice = createSlice({
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
