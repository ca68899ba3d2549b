import {
  cardsOf,
  type KeptAgencies,
  type KeptAgency,
  keptAgencies,
  type StoredAgencies,
  withoutAgency,
} from '../../store/kept-agencies.ts'
import { createSlice } from '../../store/slice.ts'

/** Bounded, because storage is shared with the rest of the site. */
const MAX_KEPT = 50

const initialState: KeptAgencies = { ids: [], cards: {} }

const viewed = (stored: StoredAgencies): KeptAgencies => keptAgencies(stored, MAX_KEPT)

/** Agencies the visitor has opened, newest first; kept in the browser's local storage, never sent. */
export const viewedAgenciesSlice = createSlice({
  name: 'viewedAgencies',
  initialState,
  cases: {
    viewedRestored: (before, stored: StoredAgencies) =>
      viewed({ ids: [...before.ids, ...stored.ids], cards: [...stored.cards, ...cardsOf(before)] }),
    /** Another tab of the browser has changed the list: its word is the last. */
    viewedFollowed: (_, stored: StoredAgencies) => viewed(stored),
    agencyViewed: (before, card: KeptAgency) =>
      viewed({ ids: [card.id, ...before.ids], cards: [...cardsOf(before), card] }),
    viewedRemoved: (before, removed: number) => viewed(withoutAgency(before, removed)),
    viewedCleared: () => initialState,
  },
})

export const { viewedRestored, viewedFollowed, agencyViewed, viewedRemoved, viewedCleared } =
  viewedAgenciesSlice.actions

export const selectViewed = ({ viewedAgencies = initialState }: { viewedAgencies?: KeptAgencies }): KeptAgencies =>
  viewedAgencies
