import { callErrorOf } from '../../api/call-failure.ts'
import { type AppThunk, sliceAdded } from '../make-store.ts'
import {
  autocompleteSlice,
  MAX_SEARCH_LENGTH,
  MIN_SEARCH_LENGTH,
  searchCleared,
  searchEnded,
  searchFailed,
  searchStarted,
  selectAutocomplete,
} from './autocomplete-slice.ts'

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
