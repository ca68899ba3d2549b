import type { Answer } from '#contract/index.ts'
import type { RootState } from './make-store.ts'
import { createSlice } from './slice.ts'

export type AdditionalInfo = Answer<'rating-additional-info'>['additional_info'][string]

/** What is open beneath a row: who the agency is, or why it stands at its place. */
export type RowPart = 'more' | 'why'

export interface RowInfo {
  info: AdditionalInfo | null
  isAjax: boolean
  isError: boolean
}

interface AskedRow {
  path: string
  id: number
}

/** Rows the visitor opened in one rating, and what is known of them (spec §3: a map by agency id). */
const initialState = {
  path: '',
  opened: {} as Readonly<Record<number, RowPart>>,
  additional_info: {} as Readonly<Record<number, RowInfo>>,
  isExtraVotes: false,
}

type RatingRows = typeof initialState

export const ratingRowsSlice = createSlice({
  name: 'ratingRows',
  initialState,
  cases: {
    // The same agency has other addends in another rating: nothing of one is carried into the next.
    rowToggled: (state, { path, id, part }: AskedRow & { part: RowPart }): RatingRows => {
      const { opened, ...rest } = state.path === path ? state : { ...initialState, path }
      const { [id]: before, ...others } = opened
      return { ...rest, opened: before === part ? others : { ...others, [id]: part } }
    },
    additionalInfoStarted: (state, asked: AskedRow) => withInfo(state, asked, { isAjax: true, isError: false }),
    additionalInfoEnded: (state, { info, ...asked }: AskedRow & { info: AdditionalInfo | null }) =>
      withInfo(state, asked, { info, isAjax: false, isError: info === null }),
    additionalInfoFailed: (state, asked: AskedRow) => withInfo(state, asked, { isAjax: false, isError: true }),
    extraVotesToggled: (state): RatingRows => ({ ...state, isExtraVotes: !state.isExtraVotes }),
  },
})

const UNKNOWN: RowInfo = { info: null, isAjax: false, isError: false }

function withInfo(state: RatingRows, { path, id }: AskedRow, change: Partial<RowInfo>): RatingRows {
  if (state.path !== path) return state
  const before = state.additional_info[id] ?? UNKNOWN
  return { ...state, additional_info: { ...state.additional_info, [id]: { ...before, ...change } } }
}

export const { rowToggled, additionalInfoStarted, additionalInfoEnded, additionalInfoFailed, extraVotesToggled } =
  ratingRowsSlice.actions

const NONE_OPEN: RatingRows['opened'] = {}

export const selectOpenRows = (state: RootState, path: string): RatingRows['opened'] =>
  state.ratingRows.path === path ? state.ratingRows.opened : NONE_OPEN
export const selectRowInfo = (state: RootState, id: number): RowInfo => state.ratingRows.additional_info[id] ?? UNKNOWN
export const selectIsExtraVotes = (state: RootState): boolean => state.ratingRows.isExtraVotes
