import type { Answer } from '#contract/index.ts'
import { createSlice } from '../../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    ratingRows: RatingRows
  }
}

export type AdditionalInfo = Answer<'rating-additional-info'>['additional_info'][string]

/** The panel open under a row: agency details, or the explanation of its place. */
export type RowPart = 'more' | 'why'

interface RowInfo {
  info: AdditionalInfo | null
  isAjax: boolean
  isError: boolean
}

interface AskedRow {
  path: string
  id: number
}

/** Rows opened in one rating and their data (spec §3: a map by agency id). */
interface RatingRows {
  path: string
  opened: Readonly<Record<number, RowPart>>
  additional_info: Readonly<Record<number, RowInfo>>
  isExtraVotes: boolean
}

const initialState: RatingRows = { path: '', opened: {}, additional_info: {}, isExtraVotes: false }

export const ratingRowsSlice = createSlice({
  name: 'ratingRows',
  initialState,
  cases: {
    // An agency's addends differ between ratings, so nothing is carried over.
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

export const selectRowInfo = ({ ratingRows = initialState }: { ratingRows?: RatingRows }, id: number): RowInfo =>
  ratingRows.additional_info[id] ?? UNKNOWN
export const selectIsExtraVotes = ({ ratingRows = initialState }: { ratingRows?: RatingRows }): boolean =>
  ratingRows.isExtraVotes

const NONE: RatingRows['opened'] = {}

/** Separate from its slice, which is loaded only when a row is opened. */
export const selectOpenRows = ({ ratingRows }: { ratingRows?: RatingRows }, path: string): RatingRows['opened'] =>
  ratingRows?.path === path ? ratingRows.opened : NONE
