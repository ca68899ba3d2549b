import { MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import {
  cardsOf,
  type KeptAgencies,
  type KeptAgency,
  keptAgencies,
  type StoredAgencies,
  withoutAgency,
} from '../../store/kept-agencies.ts'
import { createSlice } from '../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    selection: Selection
  }
}

/** From two agencies on the popup offers to compare. */
const ENOUGH = 2

/** Spec §3, comparison: the selected agencies in order, and the popup that offers to compare them. */
export interface Selection extends KeptAgencies {
  popup: boolean
  /** Date of the popup. Spec §4: a stored date keeps it closed. */
  myDate: string | null
}

interface Chosen {
  ids: readonly unknown[]
  cards: readonly KeptAgency[]
  /** Becomes the popup's date if it opens. */
  at: string
}

const initialState: Selection = { ids: [], cards: {}, popup: false, myDate: null }

export const selectionSlice = createSlice({
  name: 'selection',
  initialState,
  cases: {
    /** Agencies selected before storage was read are appended to the stored ones. */
    selectionRestored: (before, { myDate, ...stored }: StoredAgencies & { myDate: string | null }): Selection => ({
      ...selected({ ids: [...stored.ids, ...before.ids], cards: [...stored.cards, ...cardsOf(before)] }),
      popup: before.popup && myDate === null,
      myDate: myDate ?? before.myDate,
    }),
    /** Another tab changed the list; the newest change wins. */
    selectionFollowed: (before, { myDate, ...stored }: StoredAgencies & { myDate: string | null }): Selection => ({
      ...before,
      ...selected(stored),
      popup: before.popup && stored.ids.length >= ENOUGH,
      myDate: myDate ?? before.myDate,
    }),
    selectionAdded: (before, { ids, cards, at }: Chosen): Selection => {
      const after = selected({ ids: [...before.ids, ...ids], cards: [...cardsOf(before), ...cards] })
      const isOffered = before.myDate === null && before.ids.length < ENOUGH && after.ids.length >= ENOUGH
      return { ...after, popup: before.popup || isOffered, myDate: isOffered ? at : before.myDate }
    },
    selectionRemoved: (before, removed: number): Selection => {
      const after = selected(withoutAgency(before, removed))
      return { ...before, ...after, popup: before.popup && after.ids.length >= ENOUGH }
    },
    selectionReset: ({ myDate }): Selection => ({ ...initialState, myDate }),
    comparePopupClosed: (before): Selection => ({ ...before, popup: false }),
  },
})

export const {
  selectionRestored,
  selectionFollowed,
  selectionAdded,
  selectionRemoved,
  selectionReset,
  comparePopupClosed,
} = selectionSlice.actions

/** Null until the browser has read the stored selection. */
export const selectSelection = ({ selection = initialState }: { selection?: Selection }): Selection | null =>
  selection === initialState ? null : selection

const selected = (stored: StoredAgencies): KeptAgencies => keptAgencies(stored, MAX_SELECTED)
