import type { Answer } from '#contract/index.ts'
import { createSlice } from '../slice.ts'

export type Found = Answer<'agency-find'>
export type FoundAgency = Found['results'][number]

const NOTHING: Found = { results: [], ratings: [], systems: [], read_as: null }

/** One letter fits half the catalogue: suggestions begin with the second. */
export const MIN_SEARCH_LENGTH = 2
/** The call's own limit. */
export const MAX_SEARCH_LENGTH = 100

/** Spec §3, autocomplete: what was found for the text, or why nothing could be. Earlier results stay while asking. */
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
    // An answer that comes after a newer text was typed is dropped.
    searchEnded: (state, { text, found }: { text: string; found: Found }) =>
      text === state.search_text ? { ...state, ...found, isAjax: false } : state,
    searchFailed: (state, { text, error }: { text: string; error: string }) =>
      text === state.search_text ? { ...state, ...NOTHING, isAjax: false, error } : state,
    searchCleared: () => initialState,
  },
})

export const { searchStarted, searchEnded, searchFailed, searchCleared } = autocompleteSlice.actions
export const selectAutocomplete = ({ autocomplete = initialState }: { autocomplete?: Autocomplete }) => autocomplete
