import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Answer } from '#contract/index.ts'

export type FoundAgency = Answer<'agency-find'>['results'][number]

/** One letter fits half the catalogue: suggestions begin with the second. */
export const MIN_SEARCH_LENGTH = 2
/** The call's own limit. */
export const MAX_SEARCH_LENGTH = 100

/** Spec §3, autocomplete: what was found for the text, or why nothing could be. Earlier results stay while asking. */
const initialState = {
  search_text: '',
  results: [] as FoundAgency[],
  isAjax: false,
  error: null as string | null,
}

export const autocompleteSlice = createSlice({
  name: 'autocomplete',
  initialState,
  reducers: {
    searchStarted: (state, { payload }: PayloadAction<string>) => {
      state.search_text = payload
      state.isAjax = true
      state.error = null
    },
    // An answer that comes after a newer text was typed is dropped.
    searchEnded: (state, { payload }: PayloadAction<{ text: string; results: FoundAgency[] }>) => {
      if (payload.text !== state.search_text) return
      state.results = payload.results
      state.isAjax = false
    },
    searchFailed: (state, { payload }: PayloadAction<{ text: string; error: string }>) => {
      if (payload.text !== state.search_text) return
      state.results = []
      state.isAjax = false
      state.error = payload.error
    },
    searchCleared: () => initialState,
  },
  selectors: { selectAutocomplete: state => state },
})

export const { searchStarted, searchEnded, searchFailed, searchCleared } = autocompleteSlice.actions
export const { selectAutocomplete } = autocompleteSlice.selectors
